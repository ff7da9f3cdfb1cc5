import { z } from 'zod';
import { openWarehouse } from '../inventory/warehouse.shared.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { roundPesos } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { longText, shortText } from '../kernel/text.ts';
import { personOf } from '../streams/order/guards.ts';
import { order } from '../streams/order/order.ts';
import { direccionDespacho, isRoomDelivery, tipoEntrega } from '../streams/order/parts.ts';
import { type NewOrderFacts, openingOf } from './new-order.ts';
import { badLines, lineaPedida, lineasPedidas, linesOf } from './order-lines.ts';

/** What a reseller asks the company for. It names no customer and no price: both are those of its own account. */
export const nuevaOrdenReseller = z.strictObject({
  tipo_entrega: tipoEntrega,
  bodega_entrega: shortText,
  direccion_despacho: direccionDespacho.optional(),
  /** Number that the reseller gives it. */
  orden_compra: shortText.optional(),
  observacion: longText.optional(),
  productos_pedido: lineasPedidas(lineaPedida.omit({ precio_venta: true })),
});

const cannot = (mensaje: string): Rejection => reject('ORDEN_INVALIDA', 'La orden de compra no se envió', mensaje);

/** *Órdenes de Compra* of a reseller: an order at the list price of its company, on its own condition, to be validated as every other. */
export const createResellerOrder = defineCommand({
  name: 'create-reseller-order',
  context: 'orders',
  path: '/pedido_ventas/crear',
  accion: 'crearreseller',
  access: { perfiles: ['Reseller'] },
  summary: 'Crea la orden de compra de un reseller, a su precio de lista',
  request: z.strictObject({ accion: z.literal('crearreseller'), pedido: nuevaOrdenReseller }),
  reply: z.object({ number: z.number(), codigo_sap: z.string() }),
  refers: { 'pedido.bodega_entrega': openWarehouse },
  aggregate: order,
  needsFacts: true,
  stream: (_request, context: DecideContext<NewOrderFacts>) => context.facts.number,
  decide(state, { pedido }, { user, now, facts }: DecideContext<NewOrderFacts>) {
    if (state) return cannot(`La orden N° ${state.number} ya existe. Vuelve a intentarlo.`);
    if (!isRoomDelivery(pedido.tipo_entrega) && !pedido.direccion_despacho)
      return cannot('Elige a qué dirección se despacha.');
    const priced = pedido.productos_pedido.map((line) => ({
      ...line,
      precio_venta: roundPesos(facts.productos[line.producto]!.lista),
    }));
    const unpriced = priced.find((line) => line.precio_venta < 1);
    if (unpriced)
      return cannot(
        `${facts.productos[unpriced.producto]!.producto.part_number} no tiene precio para tu empresa. Quítalo de la orden.`,
      );
    const bad = badLines(priced, facts.productos);
    if (bad !== undefined) return cannot(bad);
    return [
      openingOf({ ...pedido, condicion_pago: facts.condicion_cliente }, facts, {
        estatus: 'Pendiente Validacion Administrativa',
        creado_por: personOf(user),
        createdAt: now,
        productos_pedido: linesOf(priced, facts.productos, user),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Orden de compra enviada: es el Pedido N° ${state!.number}`,
    number: state!.number,
    codigo_sap: state!.codigo_sap,
  }),
});
