import type { RefundRow } from '@power/domain/finance/refunds/views/refund-row';
import { call } from '../api/client.ts';
import { refundByWebpay, resolveRefund, settleRefund } from '../calls/finance.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { refreshUnpaid } from './refresh-unpaid.ts';

const TITLE = 'La devolución no se registró';
const options = (expectedVersion?: number) => ({
  commandId: crypto.randomUUID(),
  ...(expectedVersion !== undefined && { expectedVersion }),
});

/** Pesos of a row that Webpay can return now. */
export const byWebpayNow = ({ saldo_devolver, por_webpay }: RefundRow): number => Math.min(saldo_devolver, por_webpay);

/** Asks, and has Webpay return what it can of a row. */
export async function askAndRefund(row: RefundRow): Promise<void> {
  const monto = byWebpayNow(row);
  const yes = await confirm({
    titulo: `Devolver ${formatMoney(monto)} por Webpay`,
    texto: `Vuelven a la tarjeta con que ${row.cliente_nombre} pagó el Pedido N° ${row.number}. No se puede deshacer.`,
    boton: 'Devolver por Webpay',
    peligro: true,
  });
  if (yes)
    await tell(TITLE, () => call(refundByWebpay, { pedido: row.number, monto }, options(row.version))).finally(
      refreshUnpaid,
    );
}

const openOf = ({ devolucion_abierta }: RefundRow): number => Number(devolucion_abierta);

/** Asks Webpay what became of the refund of a row. */
export const askWebpay = (row: RefundRow): Promise<unknown> =>
  tell(TITLE, () => call(settleRefund, { pedido: row.number, devolucion: openOf(row) }, options())).finally(
    refreshUnpaid,
  );

/** Asks what a person saw in Webpay's portal, and records whether the refund was made. */
export async function askAndResolve(row: RefundRow, devuelta: boolean): Promise<void> {
  const motivo = await askComment({
    titulo: devuelta ? 'Confirmar que se devolvió' : 'Confirmar que no se devolvió',
    texto: devuelta
      ? `${formatMoney(row.en_curso)} quedan como devueltos a ${row.cliente_nombre}. No se puede deshacer.`
      : `${formatMoney(row.en_curso)} vuelven a quedar por devolver. Asegúrate en el portal de Webpay: pedirlo otra vez lo pagaría de nuevo.`,
    etiqueta: 'Qué viste en el portal de Webpay',
    boton: devuelta ? 'Se devolvió' : 'No se devolvió',
    peligro: true,
    obligatorio: true,
    falta: 'Ingresa lo que viste en Webpay',
    corto: 200,
  });
  if (motivo !== undefined)
    await tell(TITLE, () =>
      call(resolveRefund, { pedido: row.number, devolucion: openOf(row), devuelta, motivo }, options(row.version)),
    ).finally(refreshUnpaid);
}
