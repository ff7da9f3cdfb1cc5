import { randomUUID } from 'node:crypto';
import { leftAtWebpay } from '@power/domain/finance/refunds/due';
import {
  judgeBalance,
  type RefundOutcome,
  type SettleFacts,
  settleRefund,
} from '@power/domain/finance/refunds/settle-refund';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/streams/order/order';
import { openRefund, refundCall, refundCallId } from '@power/domain/streams/settlement/refunds';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import {
  refundTransaction,
  transactionBalance,
  type WebpayConfig,
  webpayConfig,
  WebpayUnavailable,
} from '@power/infra/adapters/webpay/webpay';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';

interface Asked {
  readonly config: WebpayConfig;
  readonly token: string;
  /** Claim of the call. */
  readonly llamada: string;
  readonly monto: number;
}

const unknown = (motivo: string): RefundOutcome => ({ tipo: 'sin_respuesta', motivo });
const notMade = (motivo: string): RefundOutcome => ({ tipo: 'no_realizada', motivo });

/** The answer, or undefined when Webpay gives none. */
async function answerOf<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask;
  } catch (error) {
    if (!(error instanceof WebpayUnavailable)) throw error;
    return undefined;
  }
}

/**
 * Asks Webpay for the refund; undefined when another attempt has done so. Whoever takes the claim, and it alone, calls: an
 * attempt that dies after that leaves the claim, and those after it only look at the transaction (ADR 28).
 */
async function callOnce({ config, token, llamada, monto }: Asked, services: CommandServices) {
  const attempt = randomUUID();
  const claim = await services.run(
    refundCall.aggregate,
    llamada,
    'call',
    refundCall.take(llamada, attempt, () => reject('DEVOLUCION_EN_CURSO', 'Devolución por Webpay', 'Ya se pidió.')),
  );
  const isOurs =
    !isRejection(claim) && claim.events.some(({ data }) => (data as { readonly dueno: string }).dueno === attempt);
  if (!isOurs) return undefined;
  const answer = await answerOf(refundTransaction(config, token, monto));
  if (!answer) return unknown('Webpay no respondió a la devolución. Se averigua cada minuto si la hizo.');
  return answer.hecha
    ? ({ tipo: 'devuelta', detalle: answer.tipo, autorizacion: answer.autorizacion, fuente: 'respuesta' } as const)
    : notMade(`Webpay no la aceptó: ${answer.motivo}. Devuelve el dinero con una transferencia y márcala.`);
}

/** What is, or becomes, known of a refund. */
async function outcomeOf(
  { pedido, devolucion }: { readonly pedido: string | number; readonly devolucion: number },
  services: CommandServices,
): Promise<RefundOutcome | undefined> {
  const documento = paidDocument('Cliente', pedido);
  const [{ state }, { state: o }] = [
    await services.load(settlement, documento),
    await services.load(order, String(pedido)),
  ];
  const open = openRefund(state, devolucion)!;
  const llamada = refundCallId(documento, devolucion);
  const { desde } = (await services.load(refundCall.aggregate, llamada)).state;
  const [config, token] = [webpayConfig(), o?.enlace?.token];
  if (!config || !o || token === undefined)
    return desde === undefined ? notMade('El pago con Webpay no está configurado en este sistema.') : undefined;
  const balance = await answerOf(transactionBalance(config, token));
  if (!balance)
    return desde === undefined
      ? notMade('Webpay no responde y no se le pidió nada. Inténtalo de nuevo en unos minutos.')
      : unknown('Webpay no responde. Todavía no se sabe si la devolución se hizo.');
  const refund = { antes: leftAtWebpay(o, state), monto: open.monto, llamada: desde, now: services.now };
  return judgeBalance(balance, refund) ?? (await callOnce({ config, token, llamada, monto: open.monto }, services));
}

export default provideFacts(
  settleRefund,
  async ({ pedido, devolucion }, services): Promise<SettleFacts> => ({
    pendiente:
      openRefund((await services.load(settlement, paidDocument('Cliente', pedido))).state, devolucion) !== undefined,
  }),
  {
    // Outside calls come after the dry decision, as those for a document's number do.
    numbered: {
      wanted: ({ pendiente }) => pendiente,
      fill: async (facts, services, request) => ({ ...facts, resultado: await outcomeOf(request, services) }),
    },
  },
);
