import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { netOf, totalsOf } from '../kernel/money.ts';
import type { Rejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { addressText } from '../streams/order/address.shared.ts';
import { isService, TRASLADO_VENTA } from '../streams/order/billing.shared.ts';
import { unitsLeft } from '../streams/order/delivery-parts.shared.ts';
import { forOrder, pedidoId, personOf, wrongState } from '../streams/order/guards.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import { DispatchGuideIssued } from '../streams/order/tax-events.ts';

const TITLE = 'La guía de despacho no se emitió';

/** Why goods of an order get no guide now; asked before its number is drawn, and again by the decision. */
export function notGuided(o: Order): Rejection | undefined {
  if (o.guia) return wrongState(TITLE, `El Pedido N° ${o.number} ya tiene la guía N° ${o.guia.folio}.`);
  if (o.estatus !== 'Pendiente Despacho' && o.estatus !== 'En Ruta')
    return wrongState(
      TITLE,
      `La guía acompaña productos que salen a la calle: el pedido está en ${o.estatus}, no en Pendiente Despacho ni En Ruta.`,
    );
  return goodsOf(o).length > 0
    ? undefined
    : wrongState(TITLE, 'El pedido no lleva productos: nada se preparó para despachar.');
}

export interface GuideFacts {
  readonly folio: number;
  /** The route that the order goes with, while it is planned. */
  readonly despacho?: { readonly chofer: string; readonly patente: string } | undefined;
}

const goodsOf = (o: Order) =>
  o.productos_pedido
    .filter((line) => !isService(line))
    .map((line) => ({ linea: line.linea, precio_venta: line.precio_venta, cantidad: unitsLeft(o, line) }))
    .filter(({ cantidad }) => cantidad > 0);

/** *Guía de despacho* (52): what was prepared, on its way to the customer; one for each order. */
export const issueDispatchGuide = defineCommand({
  name: 'issue-dispatch-guide',
  context: 'finance',
  path: '/facturas/crear',
  accion: 'guia_despacho',
  access: { perfiles: ['Administrador', 'Finanzas', 'Jefe de Bodega', 'Jefe de Logistica'] },
  summary: 'Emite la guía de despacho de un pedido preparado',
  request: z.strictObject({ accion: z.literal('guia_despacho'), pedido: pedidoId, expectedVersion }),
  reply: z.object({ folio: z.number() }),
  aggregate: order,
  needsFacts: true,
  stream: ({ pedido }) => String(pedido),
  when: forOrder(notGuided),
  decide(state, _request, { facts, user }: DecideContext<GuideFacts>) {
    const o = state!;
    const goods = goodsOf(o);
    const lineas = goods.map(({ linea, cantidad }) => ({ linea, cantidad }));
    return [
      DispatchGuideIssued({
        pedido: refOf(o),
        estatus: o.estatus,
        folio: facts.folio,
        ...totalsOf(netOf(goods)),
        lineas,
        emitida_por: personOf(user),
        traslado: {
          tipo: TRASLADO_VENTA,
          chofer: o.despacho?.chofer ?? facts.despacho?.chofer ?? null,
          patente: (o.despacho?.patente ?? facts.despacho?.patente) || null,
          destino: o.direccion_despacho ? addressText(o.direccion_despacho) : '',
        },
      }),
    ];
  },
  answer({ state, events }) {
    const { folio } = (events[0] as ReturnType<typeof DispatchGuideIssued>).data;
    return { mensaje: `Guía de despacho N° ${folio} del Pedido N° ${state!.number} emitida`, folio };
  },
});
