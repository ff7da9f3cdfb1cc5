import { Button, Group, Stack, Switch } from '@mantine/core';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { IconCopy, IconLinkOff } from '@tabler/icons-react';
import { revokeQuotationLink, shareQuotation } from '../calls/quotations.ts';
import { call } from '../api/client.ts';
import { shareLink } from '../ui/dialogs/copy-link.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { formatDayTime } from '../ui/format/times.ts';
import { CustomerQuestions } from './customer-questions.tsx';
import { setVisible, tell } from './quotation-commands.ts';
import { refreshQuotations } from './refresh-quotations.ts';
import styles from './customer-panel.module.css';

const once = () => ({ commandId: crypto.randomUUID() });

const copyQuotationLink = (number: number): Promise<void> =>
  shareLink(() => call(shareQuotation, { cotizacion: number }, once())).finally(refreshQuotations);

async function revoke(number: number): Promise<void> {
  const yes = await confirm({
    titulo: `Retirar el enlace de la Cotización N° ${number}`,
    texto: 'Quien lo tenga ya no podrá abrirla. Después puedes crear otro.',
    boton: 'Retirar enlace',
    peligro: true,
  });
  if (yes) await tell('El enlace no se retiró', () => call(revokeQuotationLink, { cotizacion: number }, once()));
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the customer can see, has seen, asks and answers. */
export function CustomerPanel({ sheet, readOnly }: { readonly sheet: QuotationSheet; readonly readOnly: boolean }) {
  const { number, enlace, enviada, abierta, respuesta, visible_web } = sheet;
  return (
    <Stack gap="md">
      {!readOnly && (
        <>
          <Switch
            label="Visible para el cliente"
            description={visible_web ? undefined : 'Apagado, el enlace no muestra nada'}
            checked={visible_web}
            onChange={(e) => void setVisible(sheet, e.currentTarget.checked)}
          />
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCopy size={16} />}
              onClick={() => void copyQuotationLink(number)}
            >
              {enlace ? 'Copiar enlace' : 'Crear y copiar enlace'}
            </Button>
            {enlace && (
              <Button
                variant="subtle"
                color="red"
                size="xs"
                leftSection={<IconLinkOff size={16} />}
                onClick={() => void revoke(number)}
              >
                Retirar
              </Button>
            )}
          </Group>
        </>
      )}
      <dl className={styles.facts}>
        {respuesta && (
          <Fact
            label={`${respuesta.estado === 'aceptada' ? 'Aceptada' : 'Declinada'} el ${formatDayTime(respuesta.fecha)}`}
          >
            {[respuesta.nombre, respuesta.rut, respuesta.motivo].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {abierta && (
          <Fact label={abierta.veces === 1 ? 'Abierta' : `Abierta ${abierta.veces} veces`}>
            hace <ElapsedTime since={abierta.ultima} variant="words" />
          </Fact>
        )}
        {enviada && <Fact label={`Enviada el ${formatDayTime(enviada.fecha)}`}>{enviada.para}</Fact>}
        {enlace && <Fact label="El enlace vence">{formatDayTime(enlace.vence)}</Fact>}
      </dl>
      <CustomerQuestions sheet={sheet} readOnly={readOnly} />
    </Stack>
  );
}
