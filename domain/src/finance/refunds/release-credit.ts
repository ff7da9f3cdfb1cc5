import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { pesosText } from '../../kernel/money.ts';
import { reject } from '../../kernel/rejection.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { oneLine } from '../../kernel/text.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { RefundApplicationReversed } from '../../streams/settlement/refund-events.ts';
import { settlement } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { REFUND_TITLE } from './guards.ts';

/** Issued by the process that follows applied credit, once: the other invoice did not take it, or its payment was reversed. */
export const releaseCredit = defineCommand({
  name: 'release-credit',
  context: 'finance',
  path: '/devoluciones_dinero/modificar',
  accion: 'liberar',
  access: { perfiles: ['Administrador'] },
  summary: 'Deja otra vez a favor del cliente un saldo que se había aplicado',
  request: z.strictObject({
    accion: z.literal('liberar'),
    pedido: pedidoId,
    devolucion: z.number().int().positive(),
    motivo: oneLine(300).min(1),
  }),
  aggregate: settlement,
  stream: ({ pedido }) => paidDocument('Cliente', pedido),
  when: (_state, user) =>
    systemOnly(user, REFUND_TITLE, 'El saldo vuelve a favor del cliente cuando se reversa el pago que se hizo con él.'),
  decide(state, { devolucion, motivo }) {
    const applied = state?.devoluciones?.find((one) => one.devolucion === devolucion && one.medio === 'Factura');
    if (!state || !applied)
      return reject('DEVOLUCION_NO_EXISTE', REFUND_TITLE, 'El saldo aplicado no existe. Actualiza la lista.');
    if (applied.estado !== 'Devuelta') return [];
    return [RefundApplicationReversed({ documento: state.documento, devolucion, monto: applied.monto, motivo })];
  },
  answer: ({ state }, { devolucion }) => ({
    mensaje: `${pesosText(state!.devoluciones!.find((one) => one.devolucion === devolucion)!.monto)} quedan otra vez a favor del cliente`,
  }),
});
