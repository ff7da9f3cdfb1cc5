import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';
import { PurchaseOrderAdvanced } from './events.ts';
import { BUYERS, forPurchaseOrder, ocId } from './guards.ts';
import type { EstadoOc } from './parts.ts';
import { purchaseOrder, refOf } from './purchase-order.ts';

interface Step {
  readonly name: string;
  readonly accion: string;
  readonly summary: string;
  readonly from: readonly EstadoOc[];
  readonly to: EstadoOc;
  /** What is said when it could not be done. */
  readonly titulo: string;
  /** What is said when it was: `fue emitida`. */
  readonly done: string;
  /** It ends an order whose units have not all come: says why. */
  readonly reason?: true;
}

/** A step of an order towards the warehouse, with the days and the paper that came with it. */
const step = ({ name, accion, summary, from, to, titulo, done, reason }: Step) =>
  defineCommand({
    name,
    context: 'purchasing',
    path: '/orden_compras/modificar',
    accion,
    access: { perfiles: BUYERS },
    summary,
    request: z.strictObject({
      accion: z.literal(accion),
      id: ocId,
      etd: dayText.nullable().default(null),
      eta: dayText.nullable().default(null),
      documento: oneLine(120).default(''),
      motivo: z.string().trim().max(2000).default(''),
      expectedVersion,
    }),
    aggregate: purchaseOrder,
    stream: ({ id }) => String(id),
    when: forPurchaseOrder(titulo, from),
    decide(state, { etd, eta, documento, motivo }) {
      const s = state!;
      const leaves = etd ?? s.etd;
      const arrives = eta ?? s.eta;
      if (leaves !== null && arrives !== null && arrives < leaves)
        return reject('FECHAS', titulo, 'La ETA es anterior a la ETD. Revisa las fechas.', { campo: 'eta' });
      if (to === 'En Tránsito' && arrives === null)
        return reject('FALTA_ETA', titulo, 'Ingresa la ETA: con ella se avisa lo que está por recibir.', {
          campo: 'eta',
        });
      if (reason && motivo === '' && s.estado === 'Recepción Parcial')
        return reject('MOTIVO_OBLIGATORIO', titulo, 'Ingresa el motivo: faltan unidades por llegar.');
      return [
        PurchaseOrderAdvanced({
          orden: refOf(s),
          antes: s.estado,
          estado: to,
          etd,
          eta,
          documento: documento || null,
          motivo: motivo || null,
        }),
      ];
    },
    answer: ({ state }) => ({ mensaje: `La Orden de Compra N° ${state!.number} ${done}` }),
  });

export const issuePurchaseOrder = step({
  name: 'issue-purchase-order',
  accion: 'emitir',
  summary: 'Emite la orden de compra al proveedor',
  from: ['Borrador'],
  to: 'Emitida',
  titulo: 'La orden no se emitió',
  done: 'fue emitida',
});
export const confirmPurchaseOrder = step({
  name: 'confirm-purchase-order',
  accion: 'confirmar',
  summary: 'El proveedor confirmó la orden de compra',
  from: ['Emitida'],
  to: 'Confirmada',
  titulo: 'La orden no se confirmó',
  done: 'fue confirmada',
});
export const shipPurchaseOrder = step({
  name: 'ship-purchase-order',
  accion: 'embarcar',
  summary: 'La orden de compra se embarcó: viene en tránsito',
  from: ['Emitida', 'Confirmada'],
  to: 'En Tránsito',
  titulo: 'El embarque no se registró',
  done: 'está en tránsito',
});
export const landPurchaseOrder = step({
  name: 'land-purchase-order',
  accion: 'aduana',
  summary: 'La orden de compra llegó a aduana',
  from: ['En Tránsito'],
  to: 'En Aduana',
  titulo: 'La llegada no se registró',
  done: 'está en aduana',
});
/** What did not come will not come any more. */
export const closePurchaseOrder = step({
  name: 'close-purchase-order',
  accion: 'cerrar',
  summary: 'Cierra una orden de compra: no se recibe nada más',
  from: ['Recepción Parcial', 'Recepcionada', 'Costeada'],
  to: 'Cerrada',
  titulo: 'La orden no se cerró',
  done: 'fue cerrada',
  reason: true,
});
