/** Pages that orders are spread over: a whole account is at most so many, and each holds so many times fewer. */
const PAGES = 64;

/**
 * Points by order number, as an account holds them: a new one with each order, thousands over the years. What changes is a
 * copy of one page and of the list of pages; one plain record would be copied whole with each of its events, and an account
 * of some thousand orders takes seconds to fold.
 */
export type ByOrder = Readonly<Record<string, Readonly<Record<string, number>>>>;

const pageOf = (pedido: number | string): number => Number(pedido) % PAGES;

/** Points of an order; undefined when there are none. */
export const pointsOf = (held: ByOrder, pedido: number): number | undefined => held[pageOf(pedido)]?.[pedido];

export const withPoints = (held: ByOrder, pedido: number | string, puntos: number): ByOrder => ({
  ...held,
  [pageOf(pedido)]: { ...held[pageOf(pedido)], [pedido]: puntos },
});

export function withoutPoints(held: ByOrder, pedido: number): ByOrder {
  const { [pedido]: _gone, ...page } = held[pageOf(pedido)] ?? {};
  return { ...held, [pageOf(pedido)]: page };
}

/** All of them as one plain record, as events tell them. */
export const flat = (held: ByOrder): Record<string, number> => Object.assign({}, ...Object.values(held));

/** With all of a plain record besides; what it says counts. */
export const withAll = (held: ByOrder, more: Readonly<Record<string, number>>): ByOrder =>
  Object.entries(more).reduce((all, [pedido, puntos]) => withPoints(all, pedido, puntos), held);
