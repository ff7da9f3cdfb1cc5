import type { Picking, PickedLine } from '@power/domain/streams/order/picking';
import type { WorkOrder } from './work.ts';

/** Lines of the n-th order are counted on from here: more than any order has. */
const PER_ORDER = 10_000;

/** Which tote the units of the n-th order go into. */
export const toteOf = (n: number): string => 'ABCDEF'[n] ?? String(n + 1);

/** A line of one of the orders as the round numbers it; of the first it is the line's own number. */
export const tourLine = (n: number, linea: number): number => n * PER_ORDER + linea;

/** Which order such a line is of, by its place among them, and its number there. */
export const ofOrder = (linea: number): { readonly n: number; readonly linea: number } => ({
  n: Math.floor(linea / PER_ORDER),
  linea: linea % PER_ORDER,
});

const renumbered = (lineas: Picking['lineas'], n: number): [number, PickedLine][] =>
  Object.entries(lineas).map(([linea, line]) => [tourLine(n, Number(linea)), line]);

/** Several orders as one piece of work: their lines beside each other, so that a place is walked to once. One order is itself. */
export function tourOf(orders: readonly WorkOrder[]): WorkOrder {
  const [first] = orders;
  if (!first || orders.length === 1) return first ?? { number: 0, productos_pedido: [] };
  const own = orders.find(({ picking }) => picking)?.picking;
  const works = orders.map(({ picking }) => picking);
  return {
    number: first.number,
    productos_pedido: orders.flatMap(({ productos_pedido }, n) =>
      productos_pedido.map((line) => ({ ...line, linea: tourLine(n, line.linea) })),
    ),
    picking: own && {
      ...own,
      pausado: works.some((work) => work?.pausado === true),
      lineas: Object.fromEntries(works.flatMap((work, n) => renumbered(work?.lineas ?? {}, n))),
    },
  };
}
