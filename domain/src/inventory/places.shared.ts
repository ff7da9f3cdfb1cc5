import type { PlaceChange } from './events.ts';
import { readTrolley } from './trolley.shared.ts';

/** How people call what has no place yet. */
export const SIN_UBICAR = 'Sin ubicar';

/** How people call a place: what is in a trolley by where it was taken. */
export function placeName(ubicacion: string | null): string {
  const trolley = ubicacion === null ? undefined : readTrolley(ubicacion);
  return trolley ? `En carro, de ${trolley.origen ?? SIN_UBICAR}` : (ubicacion ?? SIN_UBICAR);
}

interface MovedPlaces {
  readonly ubicacion?: string | null;
  readonly ubicacion_destino?: string | null;
  readonly ubicaciones?: readonly PlaceChange[] | undefined;
}
/** The places that a movement names, in words; null where it names none. With several each tells its units. */
export function placesMoved({ ubicacion, ubicacion_destino, ubicaciones = [] }: MovedPlaces): {
  readonly desde: string | null;
  readonly hacia: string | null;
} {
  // Between two places of a warehouse: no place is Sin ubicar.
  if (ubicacion !== undefined && ubicacion_destino !== undefined)
    return { desde: placeName(ubicacion), hacia: placeName(ubicacion_destino) };
  const told = (sign: 1 | -1): string | null => {
    const found = ubicaciones.filter(({ cantidad }) => Math.sign(cantidad) === sign);
    if (found.length === 0) return null;
    return found
      .map((change) =>
        found.length === 1
          ? placeName(change.ubicacion)
          : `${placeName(change.ubicacion)} (${Math.abs(change.cantidad)})`,
      )
      .join(', ');
  };
  return { desde: told(-1), hacia: told(1) };
}

/** What a warehouse holds of a product, and how much of it at places. */
interface Placed {
  readonly fisico: number;
  readonly ubicaciones?: Readonly<Record<string, number>>;
  /** Places of quarantine where it stands or stood. */
  readonly cuarentena?: readonly string[] | undefined;
}

/** Whether what stands at a place waits in quarantine: there, or in a trolley that took it from there. */
export function isQuarantined({ cuarentena = [] }: Placed, ubicacion: string): boolean {
  const from = readTrolley(ubicacion)?.origen ?? ubicacion;
  return cuarentena.includes(from);
}

/** Units that wait in quarantine: they are in the warehouse and nobody gets them. */
export const quarantinedUnits = (w: Placed): number =>
  Object.entries(w.ubicaciones ?? {}).reduce((sum, [place, units]) => sum + (isQuarantined(w, place) ? units : 0), 0);

/** The warehouse once a place is known to be of quarantine, or not. */
export function withQuarantine<W extends Placed>(w: W, ubicacion: string | null, cuarentena = false): W {
  const { cuarentena: before = [] } = w;
  if (ubicacion === null || before.includes(ubicacion) === cuarentena) return w;
  return { ...w, cuarentena: cuarentena ? [...before, ubicacion] : before.filter((place) => place !== ubicacion) };
}

/** Units of the product at a place. */
export const atPlace = ({ ubicaciones = {} }: Placed, ubicacion: string): number =>
  Object.hasOwn(ubicaciones, ubicacion) ? ubicaciones[ubicacion]! : 0;

/** Units at places, all together. */
const placed = ({ ubicaciones = {} }: Placed): number => Object.values(ubicaciones).reduce((sum, n) => sum + n, 0);

/** Units that stand at no place: a warehouse is the sum of its places because this is what is left of it. */
export const unplaced = (w: Placed): number => w.fisico - placed(w);

/** The warehouse after what an event changes at its places; an empty place is none. */
export function withPlaces<W extends Placed>(w: W, changes: readonly PlaceChange[] = []): W {
  if (changes.length === 0) return w;
  const places = new Map(Object.entries(w.ubicaciones ?? {}));
  for (const { ubicacion, queda } of changes)
    if (queda > 0) places.set(ubicacion, queda);
    else places.delete(ubicacion);
  return { ...w, ubicaciones: Object.fromEntries(places) };
}

/** A change of one place. */
export const placeChanged = (w: Placed, ubicacion: string, cantidad: number): PlaceChange => ({
  ubicacion,
  cantidad,
  queda: atPlace(w, ubicacion) + cantidad,
});

const byCode = ([a]: readonly [string, number], [b]: readonly [string, number]): number =>
  // What somebody has in hand is the last to be given away.
  Number(readTrolley(a) !== undefined) - Number(readTrolley(b) !== undefined) ||
  a.localeCompare(b, 'es', { numeric: true });

/** Units of a place; null is *Sin ubicar*. */
export interface AtPlace {
  readonly ubicacion: string | null;
  readonly cantidad: number;
}

/** What is known of where units leave from, when a warehouse gives some. */
export interface Leaving {
  /** Where they were taken: these places give first. */
  readonly desde?: readonly AtPlace[] | undefined;
  /** Units that should stay where they are, because their serials say that they stand there. */
  readonly quedan?: readonly AtPlace[] | undefined;
}

const unitsAt = (places: readonly AtPlace[], ubicacion: string | null): number =>
  places.reduce((sum, one) => sum + (one.ubicacion === ubicacion ? one.cantidad : 0), 0);

/**
 * Places that give units when a warehouse comes down to `fisico`: those that `desde` names, then *Sin ubicar*, then the
 * places in the order of their codes, which is how they are walked; what should stay gives only when nothing else is
 * left. **Every event that takes goods out says this.**
 */
export function takenFrom(
  w: Placed,
  fisico: number,
  { desde = [], quedan = [] }: Leaving = {},
): { readonly ubicaciones?: PlaceChange[] } {
  let missing = Math.max(w.fisico, placed(w)) - fisico;
  if (missing <= 0) return {};
  const codes = Object.entries(w.ubicaciones ?? {})
    .toSorted(byCode)
    .map(([code]) => code);
  // What waits in quarantine is given when nothing else is left.
  const waits = (place: string): boolean => isQuarantined(w, place);
  const places: (string | null)[] = [null, ...codes.filter((code) => !waits(code)), ...codes.filter(waits)];
  const given = new Map<string | null, number>();
  const there = (place: string | null): number =>
    Math.max(0, place === null ? unplaced(w) : atPlace(w, place)) - (given.get(place) ?? 0);
  const give = (place: string | null, most: number): void => {
    const cantidad = Math.min(missing, Math.max(0, most), there(place));
    missing -= cantidad;
    given.set(place, (given.get(place) ?? 0) + cantidad);
  };
  for (const { ubicacion, cantidad } of desde) give(ubicacion, cantidad);
  for (const place of places) give(place, there(place) - unitsAt(quedan, place));
  for (const place of places) give(place, missing);
  const ubicaciones = places.flatMap((place) => {
    const cantidad = given.get(place) ?? 0;
    return place === null || cantidad === 0 ? [] : [placeChanged(w, place, -cantidad)];
  });
  return ubicaciones.length === 0 ? {} : { ubicaciones };
}

/** Places that get units when a warehouse goes up: those that `hacia` names, as many as it says; the rest is *Sin ubicar*. */
export function givenTo(w: Placed, units: number, hacia: readonly AtPlace[]): { readonly ubicaciones?: PlaceChange[] } {
  let remainder = units;
  const ubicaciones: PlaceChange[] = [];
  for (const { ubicacion, cantidad } of hacia) {
    const portion = Math.min(remainder, Math.max(0, cantidad));
    remainder -= portion;
    if (ubicacion !== null && portion > 0) ubicaciones.push(placeChanged(w, ubicacion, portion));
  }
  return ubicaciones.length === 0 ? {} : { ubicaciones };
}
