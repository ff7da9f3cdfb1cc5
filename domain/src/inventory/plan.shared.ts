import type { TIPOS_UBICACION } from './views/place-row.ts';

/** How many of each stand in one another; as their codes count them (`BOD-R01-N2-P03`). */
export interface Pattern {
  readonly bodega: string;
  /** Number of the first rack: a warehouse grows. */
  readonly desde: number;
  readonly bloques: number;
  readonly niveles: number;
  readonly posiciones: number;
  readonly tipo: (typeof TIPOS_UBICACION)[number];
  readonly capacidad: number;
}

/** Places that one pattern makes at most. */
export const MAX_PLACES = 5000;

const two = (n: number): string => String(n).padStart(2, '0');
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** What a pattern makes, as the lists of racks, levels and places import it: outer first, in walking order. */
export function plannedRows({ bodega, desde, bloques, niveles, posiciones, tipo, capacidad }: Pattern) {
  const racks = upTo(bloques).map((n) => ({
    codigo: `${bodega}-R${two(desde + n - 1)}`,
    bodega,
    recorrido: desde + n - 1,
  }));
  const levels = racks.flatMap(({ codigo: bloque }) =>
    upTo(niveles).map((numero) => ({ codigo: `${bloque}-N${numero}`, bloque, numero })),
  );
  // Within its level, from the aisle inwards: racks have a walking order of their own.
  const places = levels.flatMap(({ codigo: nivel }) =>
    upTo(posiciones).map((position) => ({
      codigo: `${nivel}-P${two(position)}`,
      nivel,
      tipo,
      capacidad,
      recorrido: position,
    })),
  );
  return { racks, levels, places };
}
