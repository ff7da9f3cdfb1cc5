import { Button, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PublicFrame } from '../access/public-frame.shared.tsx';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { confirmWebPayment } from '../calls/orders.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';

interface Ended {
  readonly titulo: string;
  readonly mensaje: string;
  /** What the customer keeps as a receipt. */
  readonly recibo?: readonly (readonly [string, string])[];
  /** Asking again may tell more. */
  readonly otra?: boolean;
}

const UNPAID = 'El pago no se completó';

/** Asks what became of the payment that Webpay sends the customer back from; the same question twice charges once. */
async function ask(pedido: string, token_ws: string | null, TBK_TOKEN: string | null): Promise<Ended> {
  if (!token_ws && !TBK_TOKEN)
    return {
      titulo: UNPAID,
      mensaje: 'Se acabó el tiempo para pagar. No se hizo ningún cobro. Abre el enlace otra vez.',
    };
  try {
    const request = { pedido, ...(token_ws && { token_ws }), ...(TBK_TOKEN && { TBK_TOKEN }) };
    const reply = await call(confirmWebPayment, request, { commandId: crypto.randomUUID(), ownSessionFaults: true });
    if (!reply.ok || !('pagado' in reply))
      return {
        titulo: UNPAID,
        mensaje: reply.mensaje,
        otra: 'codigo' in reply && reply.codigo === 'WEBPAY_NO_RESPONDE',
      };
    if (!reply.pagado) return { titulo: reply.por_devolver ? 'Pago por devolver' : UNPAID, mensaje: reply.mensaje };
    return {
      titulo: 'Pago recibido',
      mensaje: reply.mensaje,
      recibo: [
        ['Monto', formatMoney(reply.monto)],
        ['Código de autorización', reply.autorizacion ?? ''],
        ['Fecha', formatDayTime(reply.fecha)],
        ['Tarjeta', `•••• ${reply.tarjeta ?? ''}`],
      ],
    };
  } catch (error) {
    return { titulo: 'No sabemos si el pago se completó', mensaje: messageOf(error), otra: true };
  }
}

/** Where Webpay sends a customer back to: needs no session. */
export function PaymentReturn() {
  const { pedido = '' } = useParams();
  const [search] = useSearchParams();
  const [ended, setEnded] = useState<Ended>();
  const start = useCallback(() => {
    setEnded(undefined);
    void ask(pedido, search.get('token_ws'), search.get('TBK_TOKEN')).then(setEnded);
  }, [pedido, search]);
  useEffect(start, [start]);
  return (
    <PublicFrame title={ended?.titulo ?? 'Confirmando tu pago'}>
      <Stack gap="md" role="status">
        {!ended && <Loader aria-label="Confirmando tu pago" />}
        {ended && <Text>{ended.mensaje}</Text>}
        {ended?.recibo && (
          <dl>
            {ended.recibo.map(([name, value]) => (
              <Text key={name} component="div" size="sm">
                <dt style={{ display: 'inline' }}>{name}: </dt>
                <dd style={{ display: 'inline', margin: 0 }}>{value}</dd>
              </Text>
            ))}
          </dl>
        )}
        {ended?.otra && <Button onClick={start}>Preguntar otra vez</Button>}
      </Stack>
    </PublicFrame>
  );
}
