import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { Nota } from './note.ts';

/** Units that the note's warehouse can give now, by product. */
export interface StockFacts {
  readonly disponible: Readonly<Record<string, number>>;
}

/** The first product of which the warehouse has not what the note takes out; undefined when it has all. */
export function missingFor(
  { bodega, lineas }: Nota,
  { disponible }: StockFacts,
  titulo: string,
): Rejection | undefined {
  const wanted = new Map<string, number>();
  for (const { producto, cantidad } of lineas) wanted.set(producto._id, (wanted.get(producto._id) ?? 0) + cantidad);
  for (const { producto } of lineas) {
    const there = disponible[producto._id] ?? 0;
    if (wanted.get(producto._id)! > there)
      return reject(
        'STOCK_INSUFICIENTE',
        titulo,
        `En ${bodega} quedan ${there} unidades disponibles de ${producto.part_number} y la nota saca ${wanted.get(producto._id)}.`,
      );
  }
  return undefined;
}
