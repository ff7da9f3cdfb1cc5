/** An order as an event of its own stream or of a route names it. */
interface OrderRef {
  readonly _id: string;
  readonly number: number;
}
interface OfOrder {
  readonly pedido: OrderRef;
}

/** The reference with the id that its number says. */
export const ownId = <R extends OrderRef>(ref: R): R =>
  ref._id === String(ref.number) ? ref : { ...ref, _id: String(ref.number) };

const correct = <D extends OfOrder>(data: D): D => ({ ...data, pedido: ownId(data.pedido) });

/**
 * Upcasters of events that name an order: orders that were converted from reservations were once written with the `_id`
 * 999999999, and every event about them repeated it. The id of an order is its number.
 */
export const ownIds = {
  /** `{ pedido }` */
  pedido: correct,
  /** `{ parada: { pedido } }` */
  parada: <D extends { readonly parada: OfOrder }>(data: D): D => ({ ...data, parada: correct(data.parada) }),
  /** `{ paradas: [{ pedido }] }` */
  paradas: <D extends { readonly paradas: readonly OfOrder[] }>(data: D): D => ({
    ...data,
    paradas: data.paradas.map(correct),
  }),
} as const;

/** Schema and upcaster of an event `{ pedido }` that was at schema 1 until then. */
export const correctedOrderId = { schema: 2, upcast: { 1: ownIds.pedido } } as const;
