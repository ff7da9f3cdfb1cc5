import { CLASES_ABC, type ClaseAbc } from './parts.ts';

/** Days whose movements tell how often a product is counted. */
export const DIAS_ABC = 90;
const SHARES = [0.8, 0.95] as const;

export interface Moved {
  readonly producto: string;
  /** Units that left in those days. */
  readonly salidas: number;
}

/** The class of each product: what moved most comes first, and whoever did not move is C. */
export function classesOf(moved: readonly Moved[]): ReadonlyMap<string, ClaseAbc> {
  const total = moved.reduce((sum, { salidas }) => sum + salidas, 0);
  let before = 0;
  return new Map(
    moved
      .toSorted((a, b) => b.salidas - a.salidas || (a.producto < b.producto ? -1 : 1))
      .map(({ producto, salidas }) => {
        const share = total === 0 ? 1 : before / total;
        before += salidas;
        return [producto, salidas === 0 ? 'C' : CLASES_ABC[SHARES.filter((s) => share >= s).length]!] as const;
      }),
  );
}
