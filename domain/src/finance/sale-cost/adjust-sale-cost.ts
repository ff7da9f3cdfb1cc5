import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { roundCents } from '../../kernel/money.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { allocated } from '../../purchasing/landed/allocation.shared.ts';
import type { LineaFacturada } from '../../streams/order/billed.shared.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { type Order, type OrderState, refOf } from '../../streams/order/order.ts';
import { type Departure, deliveredCosts } from './delivered-cost.shared.ts';
import { type LineaAjustada, type RepartoVendido, SaleCostAdjusted } from './events.ts';
import { type SaleCost, saleCost } from './sale-cost.ts';

export interface AdjustFacts {
  readonly orden: OrderState;
  /** Units of the product that left for the order, the earliest first. */
  readonly salidas: readonly Departure[];
  /** The share of a landed cost that the request names. */
  readonly reparto?: RepartoVendido | undefined;
}
type Adjusted = Parameters<typeof SaleCostAdjusted>[0];

/** The order's lines of a product as billed, or, before that, as ordered. */
function linesOf(o: Order, producto: string): readonly LineaFacturada[] {
  const billed = o.facturado_con?.lineas?.filter(({ producto_id }) => producto_id === producto);
  if (billed) return billed;
  return o.productos_pedido
    .filter((line) => line.producto._id === producto)
    .map(({ linea, cantidad, precio_venta, producto: { _id: producto_id, codigo, part_number, nombre, marca } }) => ({
      ...{ linea, producto_id, codigo, part_number, nombre, marca, categoria: '' },
      ...{ cantidad, precio_venta, pmp: null },
    }));
}

const adjusted = (
  { linea, producto_id, codigo, part_number, nombre, marca, categoria }: LineaFacturada,
  cantidad: number,
  ajuste_costo: number,
): LineaAjustada => ({
  ...{ linea, producto_id, codigo, part_number, nombre, marca, categoria },
  ...{ cantidad, ajuste_costo },
});

/** What its delivery adjusts more than was adjusted already. */
function ofDelivery(o: Order, lines: readonly LineaFacturada[], state: SaleCost, salidas: readonly Departure[]) {
  if (!o.facturado_con?.lineas) return [];
  return deliveredCosts(lines, salidas).flatMap(({ cantidad, ajuste }, n) => {
    const more = roundCents(ajuste - (state.entrega[lines[n]!.linea] ?? 0));
    return more === 0 ? [] : [adjusted(lines[n]!, cantidad, more)];
  });
}

/** The order's part of a landed cost, over its lines of the product by units. */
function ofShare(lines: readonly LineaFacturada[], { _id }: Order, { partes }: RepartoVendido): LineaAjustada[] {
  const part = partes.find(({ pedido }) => pedido === _id);
  if (!part || lines.length === 0) return [];
  const weights = lines.map(({ cantidad }) => cantidad);
  const units = allocated(part.cantidad, weights)!;
  const pesos = allocated(part.ajuste_costo, weights)!;
  return lines.flatMap((line, n) => (pesos[n] === 0 ? [] : [adjusted(line, units[n]!, pesos[n]!)]));
}

/**
 * Issued by the process that follows deliveries, invoices and landed costs. It reads order and stock itself and writes what
 * differs from what was adjusted already, so that anybody may repeat it.
 */
export const adjustSaleCost = defineCommand({
  name: 'adjust-sale-cost',
  context: 'finance',
  path: '/ventas/modificar',
  accion: 'ajustarcosto',
  access: { perfiles: ['Administrador'] },
  summary: 'Lleva el costo de lo vendido de un pedido a lo que costó lo que salió; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('ajustarcosto'),
    pedido: pedidoId,
    producto: z.string().min(1).max(60),
    reparto: z.string().min(1).max(120).optional(),
  }),
  aggregate: saleCost,
  needsFacts: true,
  stream: ({ pedido }) => String(pedido),
  when: (_state, user) =>
    systemOnly(user, 'El costo no se ajustó', 'El sistema ajusta por sí mismo el costo de lo vendido.'),
  decide(state, { producto }, { facts: { orden: o, salidas, reparto } }: DecideContext<AdjustFacts>) {
    if (!o) return [];
    const facturado = o.factura?.fecha ?? null;
    const lines = linesOf(o, producto);
    const write = (
      origen: Adjusted['origen'],
      id: string | null,
      documento: string,
      lineas: readonly LineaAjustada[],
    ) =>
      lineas.length > 0
        ? [SaleCostAdjusted({ pedido: refOf(o), origen, reparto: id, documento, facturado, lineas: [...lineas] })]
        : [];
    const news = reparto && !state.tardios.some((one) => one.reparto === reparto._id) ? ofShare(lines, o, reparto) : [];
    const waiting = facturado === null ? [] : state.tardios.filter((one) => one.facturado === null);
    return [
      ...write('Entrega', null, `Pedido N° ${o.number}`, ofDelivery(o, lines, state, salidas)),
      ...write('Precio de entrega', reparto?._id ?? null, reparto?.documento ?? '', news),
      ...waiting.flatMap((one) => write('Precio de entrega', one.reparto, one.documento, one.lineas)),
    ];
  },
  answer: () => ({ mensaje: 'El costo de lo vendido está al día' }),
});
