import type { DomainEvent } from '../kernel/event.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';

/** What the stream of a product has booked for one order in one warehouse. */
export interface Booked {
  /** Units that the order holds. */
  readonly comprometido: number;
  /** Units that left the building for it. */
  readonly salidas: number;
}
/** By warehouse. */
export type Booking = Readonly<Record<string, Booked>>;

export const NOTHING: Booked = { comprometido: 0, salidas: 0 };

interface OfOrder {
  readonly pedido: string;
  readonly bodega: string;
  readonly cantidad: number;
  readonly comprometido_pedido: number;
  readonly salidas?: number;
}

/** The order that an event of a stock stream is about, if it is about one. */
export const orderOf = ({ data }: DomainEvent): string | undefined => (data as Partial<OfOrder>).pedido;

/** The booking of an order after one more event that is about it. */
export function booked(before: Booking, { type, data }: DomainEvent): Booking {
  const { bodega, cantidad, comprometido_pedido, salidas } = data as OfOrder;
  const { salidas: gone } = before[bodega] ?? NOTHING;
  return {
    ...before,
    [bodega]: {
      comprometido: comprometido_pedido,
      salidas: salidas ?? (type === 'StockIssued' ? gone + cantidad : gone),
    },
  };
}

/** Where order and stock disagree. */
export interface Diferencia {
  readonly tipo: 'compromiso' | 'salida';
  readonly bodega: string;
  /** Units that follow from the order's stream. */
  readonly esperado: number;
  /** Units that the product's stream has. */
  readonly encontrado: number;
}

/** What an order that says this must have booked in a warehouse. An open order may hold whatever a validation under way needs. */
export function due({ situacion, bodega, cantidad, retiradas = 0 }: OrderTruth, there: string, found: Booked): Booked {
  if (situacion === 'abierto') return { comprometido: found.comprometido, salidas: 0 };
  if (bodega !== there) return NOTHING;
  return {
    comprometido: situacion === 'vigente' ? cantidad : 0,
    salidas: retiradas + (situacion === 'entregado' ? cantidad : 0),
  };
}

/** Warehouses where either the order or the product's stream has something. */
export const placesOf = (truth: OrderTruth, booking: Booking): string[] => [
  ...new Set([...(truth.bodega === undefined ? [] : [truth.bodega]), ...Object.keys(booking)]),
];

/** Every disagreement between an order and the stream of one product, warehouse by warehouse; none when all is well. */
export function differences(truth: OrderTruth, booking: Booking): Diferencia[] {
  return placesOf(truth, booking).flatMap((bodega) => {
    const found = booking[bodega] ?? NOTHING;
    const wanted = due(truth, bodega, found);
    const of = (tipo: Diferencia['tipo'], esperado: number, encontrado: number): Diferencia[] =>
      esperado === encontrado ? [] : [{ tipo, bodega, esperado, encontrado }];
    return [
      ...of('compromiso', wanted.comprometido, found.comprometido),
      ...of('salida', wanted.salidas, found.salidas),
    ];
  });
}
