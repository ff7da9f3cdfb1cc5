import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { RefundPaid, RefundRefused, RefundUnanswered } from '../../streams/settlement/refund-events.ts';
import { REFUND_SETTLES_MS } from '../../streams/settlement/refund-terms.shared.ts';
import { openRefund } from '../../streams/settlement/refunds.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';

/** What is known of a refund that was asked of Webpay. */
export type RefundOutcome =
  | {
      readonly tipo: 'devuelta';
      readonly detalle: string;
      readonly autorizacion: string | null;
      readonly fuente: 'respuesta' | 'consulta';
    }
  | { readonly tipo: 'no_realizada' | 'sin_respuesta'; readonly motivo: string };
export interface SettleFacts {
  readonly pendiente: boolean;
  /** Undefined while nobody was asked. */
  readonly resultado?: RefundOutcome | undefined;
}

/** What Webpay says of a transaction before, or after, it was asked for a refund. */
export interface WebpayBalance {
  /** Pesos that it can still return; undefined where it does not tell any more. */
  readonly saldo: number | undefined;
  readonly status: string;
}

/**
 * What a transaction's balance says of a refund of `monto`; undefined: it was never asked for, and may be. `antes`: pesos that
 * could be returned before; `llamada`: ISO instant at which Webpay was asked for it.
 */
export function judgeBalance(
  { saldo, status }: WebpayBalance,
  { antes, monto, llamada, now }: { antes: number; monto: number; llamada: string | undefined; now: string },
): RefundOutcome | undefined {
  const report = `Webpay dice ${status}`;
  if (saldo === antes - monto) return { tipo: 'devuelta', detalle: status, autorizacion: null, fuente: 'consulta' };
  if (llamada === undefined)
    return saldo === antes || saldo === undefined
      ? undefined
      : {
          tipo: 'no_realizada',
          motivo: `${report}: puede devolver ${pesosText(saldo)} y aquí quedan ${pesosText(antes)}. Revisa la transacción en Webpay.`,
        };
  const over = Date.parse(now) - Date.parse(llamada) >= REFUND_SETTLES_MS;
  return saldo === antes && over
    ? { tipo: 'no_realizada', motivo: `${report}: la devolución no se hizo. Vuelve a pedirla.` }
    : { tipo: 'sin_respuesta', motivo: `${report}. Todavía no se sabe si la devolución se hizo.` };
}

/** Issued by the process that follows requests, and by the schedule while no outcome is known; a person may ask too. */
export const settleRefund = defineCommand({
  name: 'settle-refund',
  context: 'finance',
  path: '/devoluciones_dinero/modificar',
  accion: 'consultar',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Pide a Webpay una devolución solicitada, o averigua qué fue de ella',
  request: z.strictObject({
    accion: z.literal('consultar'),
    pedido: pedidoId,
    devolucion: z.number().int().positive(),
  }),
  reply: z.object({ estado: z.string() }),
  aggregate: settlement,
  needsFacts: true,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  decide(state, { devolucion }, { facts: { resultado } }: DecideContext<SettleFacts>) {
    const open = openRefund(state, devolucion);
    if (!state || !open || !resultado) return [];
    const refund = { documento: state.documento, devolucion, monto: open.monto };
    if (resultado.tipo === 'devuelta') {
      const { detalle, autorizacion, fuente } = resultado;
      return [RefundPaid({ ...refund, detalle, autorizacion, fuente })];
    }
    const { motivo } = resultado;
    if (resultado.tipo === 'no_realizada') return [RefundRefused({ ...refund, motivo })];
    return open.estado === 'Por confirmar' ? [] : [RefundUnanswered({ ...refund, motivo })];
  },
  answer({ state }, { devolucion }) {
    const estado = state?.devoluciones?.find((one) => one.devolucion === devolucion)?.estado ?? 'No realizada';
    return { mensaje: `Devolución del Pedido N° ${state?.documento.number ?? ''}: ${estado}`, estado };
  },
});
