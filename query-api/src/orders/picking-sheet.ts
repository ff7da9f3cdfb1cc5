import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { WalkedPlace } from '../inventory/walked-places.shared.ts';

type Line = OrderSheet['productos_pedido'][number];
/** Where the goods of an order are fetched, in walking order, and where else they stand. */
export interface PickingPlaces {
  readonly lugares: readonly WalkedPlace[];
  readonly otros: readonly WalkedPlace[];
}

/** Lines as their places are walked, then those that stand at none in the order of their codes; without places as they are. */
export function inWalkingOrder(lines: readonly Line[], places: PickingPlaces | undefined): readonly Line[] {
  if (!places) return lines;
  const steps = new Map(places.lugares.map(({ producto }, step) => [producto, step]));
  const step = ({ producto }: Line): number => steps.get(producto._id) ?? places.lugares.length;
  return lines.toSorted((a, b) => step(a) - step(b) || a.producto.codigo.localeCompare(b.producto.codigo, 'es'));
}

/** The place where a line is fetched and, while it does not hold enough, those that have the rest, each with its units. */
export function placesText({ producto, cantidad }: Line, { lugares, otros }: PickingPlaces): string {
  const own = (one: WalkedPlace): boolean => one.producto === producto._id;
  let missing = cantidad;
  const notes: string[] = [];
  for (const { ubicacion, cantidad: there } of [...lugares.filter(own), ...otros.filter(own)]) {
    if (missing <= 0) break;
    const units = Math.min(missing, Math.max(0, there));
    notes.push(notes.length === 0 && units === missing ? ubicacion : `${ubicacion} (${units})`);
    missing -= units;
  }
  if (missing > 0) notes.push(notes.length === 0 ? SIN_UBICAR : `${SIN_UBICAR} (${missing})`);
  return notes.join('\n');
}
