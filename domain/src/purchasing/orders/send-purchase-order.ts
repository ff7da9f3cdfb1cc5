import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { emailText } from '../../kernel/email.ts';
import { personOf, type Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../../kernel/text.ts';
import { PurchaseOrderSent } from './events.ts';
import { BUYERS, ocId, visiblePurchaseOrder } from './guards.ts';
import { MAX_CORREOS_OC } from './parts.ts';
import { purchaseOrder, type PurchaseOrderState, refOf } from './purchase-order.ts';

const TITLE = 'La orden no se envió';

export interface SendFacts {
  /** Addresses of its supplier, as its record has them. */
  readonly correos: readonly string[];
}

/** A draft binds nobody yet, and what is cancelled does no more. */
function sendable(state: PurchaseOrderState, user: Principal): Rejection | undefined {
  const found = visiblePurchaseOrder(state, user);
  if (isRejection(found)) return found;
  if (found.estado === 'Borrador')
    return reject('ESTADO_NO_PERMITE', TITLE, `La Orden de Compra N° ${found.number} es un borrador. Emítela primero.`);
  return found.estado === 'Anulada'
    ? reject('ESTADO_NO_PERMITE', TITLE, `La Orden de Compra N° ${found.number} está anulada.`)
    : undefined;
}

/** *Enviar al proveedor*: the order as PDF to the addresses of its supplier, or to those that are named; as often as needed. */
export const sendPurchaseOrder = defineCommand({
  name: 'send-purchase-order',
  context: 'purchasing',
  path: '/orden_compras/enviar',
  access: { perfiles: BUYERS },
  summary: 'Envía una orden de compra en PDF a su proveedor',
  request: z.strictObject({
    id: ocId,
    para: z
      .array(emailText('Ingresa correos válidos'))
      .max(MAX_CORREOS_OC, `A lo más ${MAX_CORREOS_OC} correos`)
      .default([]),
    mensaje: optionalText,
    expectedVersion,
  }),
  reply: z.object({ para: z.array(z.string()), revision: z.number().int() }),
  aggregate: purchaseOrder,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: sendable,
  decide(state, { para, mensaje }, { user, facts }: DecideContext<SendFacts>) {
    const s = state!;
    const correos = [...new Set((para.length > 0 ? para : facts.correos).map((one) => one.toLowerCase()))];
    if (correos.length === 0)
      return reject(
        'PROVEEDOR_SIN_CORREO',
        TITLE,
        `${s.proveedor} no tiene correo. Agrégalo en su ficha de Proveedores, o escribe aquí a quién enviarla.`,
        { campo: 'para' },
      );
    return [
      PurchaseOrderSent({
        orden: refOf(s),
        revision_oc: s.revision_oc,
        para: correos,
        mensaje: mensaje || null,
        enviado_por: personOf(user),
      }),
    ];
  },
  answer({ state }) {
    const { para, revision_oc: revision } = state!.envio!;
    return { mensaje: `La Orden de Compra N° ${state!.number} va en camino a ${para.join(', ')}`, para, revision };
  },
});
