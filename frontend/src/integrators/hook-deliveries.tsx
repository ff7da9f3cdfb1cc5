import { deliveryLooks } from '@power/domain/integrators/hook-looks';
import { Button, Skeleton, Text } from '@mantine/core';
import { call } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { integratorDeliveries, resendHook } from '../calls/integrators.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { refreshIntegrators } from './integrator-commands.ts';

interface Props {
  readonly number: number;
  readonly active: boolean;
}

/** How often it is looked whether something was taken, while the dialog is open. */
const AGAIN_MS = 3000;

/** What a program was told, from the latest back, and what it answered. */
export function HookDeliveries({ number, active }: Props) {
  const { data, isError } = useQueryCall(integratorDeliveries, { id: number }, { refetchInterval: AGAIN_MS });
  const resend = (entrega: string) =>
    tell('El aviso no se reenvió', () =>
      call(resendHook, { id: number, entrega }, { commandId: crypto.randomUUID() }),
    ).then(refreshIntegrators);
  if (isError) return <Text c="var(--danger)">Las entregas no se pudieron cargar. Cierra e inténtalo otra vez.</Text>;
  if (!data) return <Skeleton height={120} />;
  if (data.entregas.length === 0) return <Text c="dimmed">Todavía no se ha enviado ningún aviso.</Text>;
  return (
    <LineTable
      label="Entregas"
      head={[
        { label: 'Cuándo', text: true },
        { label: 'Qué', text: true },
        { label: 'Estado', text: true },
        { label: 'Intentos', figure: true },
        { label: 'Respuesta', text: true },
        { label: 'Acciones', hidden: true },
      ]}
    >
      <tbody>
        {data.entregas.map(({ _id, creado, tema, pedido, estado, intentos, respuesta, error, proximo }) => (
          <tr key={_id}>
            <td data-text>{formatDayTime(creado)}</td>
            <td data-text>
              {tema === 'stock'
                ? 'Disponibilidad'
                : pedido === null
                  ? 'Prueba'
                  : `${tema === 'pedidos' ? 'Estado' : 'Documento'} del pedido ${pedido}`}
            </td>
            <td data-text>
              <StateChip looks={deliveryLooks} value={estado} />
            </td>
            <td data-figure>{formatCount(intentos)}</td>
            <td data-text>
              {error ?? (respuesta === null ? '' : `Respondió ${respuesta}`)}
              {proximo !== null && intentos > 0 && ` Se repite ${formatDayTime(proximo)}.`}
            </td>
            <td>
              {estado !== 'Pendiente' && active && (
                <Button size="xs" variant="subtle" aria-label={`Reenviar ${_id}`} onClick={() => void resend(_id)}>
                  Reenviar
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}
