import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { pesosText, roundPesos } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { longText, shortText } from '../kernel/text.ts';
import { personOf } from '../streams/order/guards.ts';
import { type NewOrderFacts, openingOf } from './new-order.ts';
import { order } from '../streams/order/order.ts';
import { dueByCard } from './web-payment.shared.ts';
import { badLines, lineaPedida, lineasPedidas, linesOf, sumsOf } from './order-lines.ts';
import { tooManyPoints } from '../points/moves.shared.ts';
import { direccionDespacho, isRoomDelivery, tipoEntrega } from '../streams/order/parts.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

export const nuevoPedidoWeb = z.strictObject({
  /** Only an Administrador, as whom the shop acts, names it: a Cliente or Reseller buys for the own company. */
  cliente: z.string().min(1).max(60).optional(),
  metodo_pago: shortText.optional(),
  tipo_entrega: tipoEntrega,
  bodega_entrega: shortText,
  direccion_despacho: direccionDespacho.optional(),
  orden_compra: shortText.optional(),
  observacion: longText.optional(),
  /** Pesos Mobile of the customer that pay a part of it. */
  puntosUtilizados: z.number().int().min(0).max(1_000_000_000).optional(),
  /** Pesos, with IVA, that the buyer was shown: an order at another price is not made behind their back. */
  total_visto: z.number().int().min(0).max(100_000_000_000_000).optional(),
  productos_pedido: lineasPedidas(lineaPedida.omit({ precio_venta: true })),
});

/** Of a product: whether the shop shows it, and units that the order's warehouse can give; null: a service, which has no stock. */
export interface ShopFact {
  readonly publicado: boolean;
  readonly disponible: number | null;
}
export interface WebOrderFacts extends NewOrderFacts {
  /** By product `_id`. */
  readonly tienda: Readonly<Record<string, ShopFact>>;
}

/** Pesos; Webpay takes no less. */
const LEAST_BY_CARD = 50;

const cannot = (mensaje: string): Rejection =>
  reject('PEDIDO_INVALIDO', 'Ocurrió un error al crear el Pedido', mensaje);

/** The refusal of what the shop does not show, or has fewer units of than are asked for: it would be charged for and not there. */
function notSold({ productos_pedido, bodega_entrega }: z.output<typeof nuevoPedidoWeb>, facts: WebOrderFacts) {
  const units = new Map<string, number>();
  for (const { producto, cantidad } of productos_pedido) units.set(producto, (units.get(producto) ?? 0) + cantidad);
  for (const [id, cantidad] of units) {
    const { part_number } = facts.productos[id]!.producto;
    const { publicado, disponible } = facts.tienda[id]!;
    if (!publicado) return cannot(`${part_number} no se vende en la tienda. Quítalo del carro.`);
    if (disponible !== null && cantidad > disponible)
      return reject(
        'SIN_STOCK',
        'No alcanza el stock',
        disponible < 1
          ? `No queda ${part_number} en ${bodega_entrega}. Quítalo del carro, o pide una cotización.`
          : `De ${part_number} quedan ${disponible} en ${bodega_entrega} y pides ${cantidad}. Baja la cantidad, o pide una cotización.`,
      );
  }
  return undefined;
}

/** An order of the shop: at list prices, which no request can name, and nobody's work until its payment is known (requirements §0.2). */
export const createWebOrder = defineCommand({
  name: 'create-web-order',
  context: 'orders',
  path: '/pedido_ventas/crear',
  accion: 'crearweb',
  access: { perfiles: ['Administrador', 'Reseller', 'Cliente'] },
  summary: 'Crea un pedido de la tienda web, que espera su pago',
  request: z.strictObject({ accion: z.literal('crearweb'), pedido: nuevoPedidoWeb }),
  /** `total`: what is left to pay with the card. */
  reply: z.object({ number: z.number(), codigo_sap: z.string(), total: z.number() }),
  refers: { 'pedido.bodega_entrega': openWarehouse },
  aggregate: order,
  needsFacts: true,
  stream: (_request, context: DecideContext<WebOrderFacts>) => context.facts.number,
  decide(state, { pedido }, { user, now, facts }: DecideContext<WebOrderFacts>) {
    if (state) return cannot(`El Pedido N° ${state.number} ya existe. Vuelve a intentarlo.`);
    if (!isRoomDelivery(pedido.tipo_entrega) && !pedido.direccion_despacho)
      return cannot('Ingresa la dirección de despacho.');
    const unsold = notSold(pedido, facts);
    if (unsold) return unsold;
    const priced = pedido.productos_pedido.map((line) => ({
      ...line,
      precio_venta: roundPesos(facts.productos[line.producto]!.lista),
    }));
    const unpriced = priced.find((line) => line.precio_venta < 1);
    if (unpriced)
      return cannot(
        `El producto ${facts.productos[unpriced.producto]!.producto.part_number} no tiene precio de lista. Quítalo del pedido.`,
      );
    const bad = badLines(priced, facts.productos);
    if (bad !== undefined) return cannot(bad);
    const productos_pedido = linesOf(priced, facts.productos, user);
    const { puntosUtilizados, total_visto, ...asked } = pedido;
    const { total } = sumsOf(productos_pedido);
    if (total_visto !== undefined && total_visto !== total)
      return reject(
        'PRECIO_CAMBIO',
        'Los precios cambiaron',
        `El total era ${pesosText(total_visto)} y ahora es ${pesosText(total)}. Revisa tu carro y vuelve a confirmar.`,
      );
    const much = tooManyPoints(puntosUtilizados ?? 0, total, LEAST_BY_CARD);
    if (much) return much;
    return [
      openingOf({ ...asked, condicion_pago: facts.condicion_cliente }, facts, {
        estatus: 'Pendiente Pago Web',
        creado_por: personOf(user),
        createdAt: now,
        productos_pedido,
        puntosUtilizados,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Pedido N° ${state!.number} creado: espera el pago en Webpay`,
    number: state!.number,
    codigo_sap: state!.codigo_sap,
    total: dueByCard(state!),
  }),
});
