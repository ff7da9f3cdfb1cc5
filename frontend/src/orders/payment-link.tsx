import { Button, Code, CopyButton, Stack, Text } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { createWebpayLink } from '../calls/orders.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { refreshOrders } from './refresh-orders.shared.ts';

const FAILED = 'No se creó el enlace de pago';

interface Link {
  readonly enlace: string;
  readonly vence: string;
  readonly monto: number;
}

const PaymentLink = ({ enlace, vence, monto }: Link) => (
  <Stack gap="sm">
    <Text size="sm">
      {`Envía este enlace al cliente: con él paga ${formatMoney(monto)} en Webpay hasta el ${formatDayTime(vence)}.`}
    </Text>
    <Code block>{enlace}</Code>
    <CopyButton value={enlace}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      )}
    </CopyButton>
  </Stack>
);

/** The link by which the customer pays: the one that is still good, or a new one. */
export async function givePaymentLink({ number }: { readonly number: number }): Promise<void> {
  try {
    const reply = await call(createWebpayLink, { pedido: number }, { commandId: crypto.randomUUID() });
    if (reply.ok && 'enlace' in reply)
      await notice({
        titulo: `Enlace de pago del Pedido N° ${number}`,
        texto: <PaymentLink {...(reply as unknown as Link)} />,
        boton: 'Listo',
        ancho: '34rem',
      });
    else await notice({ titulo: FAILED, texto: reply.mensaje });
  } catch (error) {
    await notice({ titulo: FAILED, texto: messageOf(error) });
  } finally {
    refreshOrders();
  }
}
