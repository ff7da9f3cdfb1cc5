import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { PurchaseOrderCancelled } from './events.ts';
import { BUYERS, forPurchaseOrder, ocId } from './guards.ts';
import { purchaseOrder, refOf } from './purchase-order.ts';

const TITLE = 'La orden de compra no se anuló';

/** Ends an order of which nothing has come; one that was received in part is closed instead. */
export const cancelPurchaseOrder = defineCommand({
  name: 'cancel-purchase-order',
  context: 'purchasing',
  path: '/orden_compras/modificar',
  accion: 'anular',
  access: { perfiles: BUYERS },
  summary: 'Anula una orden de compra de importación',
  request: z.strictObject({
    accion: z.literal('anular'),
    id: ocId,
    motivo: z.string().trim().max(2000).default(''),
    expectedVersion,
  }),
  aggregate: purchaseOrder,
  stream: ({ id }) => String(id),
  when: forPurchaseOrder(TITLE, ['Borrador', 'Emitida', 'Confirmada', 'En Tránsito', 'En Aduana']),
  decide(state, { motivo }) {
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    return [PurchaseOrderCancelled({ orden: refOf(state!), motivo })];
  },
  answer: ({ state }) => ({ mensaje: `La Orden de Compra N° ${state!.number} fue anulada` }),
});
