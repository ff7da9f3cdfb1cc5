import type { RecordName } from '../kernel/refers.ts';

/** A warehouse that goods may go to or leave from: it exists and is active. */
export const openWarehouse: RecordName = { master: 'warehouse', field: 'codigo' };
/** One whose goods are counted or taken elsewhere: it may be deactivated. */
export const anyWarehouse: RecordName = { ...openWarehouse, inactive: true };
/** A place that goods may be put at. */
export const openPlace: RecordName = { master: 'place', field: 'codigo' };

/** Kinds from which customers are served, the likeliest first. */
export const SERVING: readonly unknown[] = ['física', 'sala'];

/**
 * Code of the warehouse that a sale leaves from when nobody names one: the person's own while it is in use, else the first
 * one by code from which customers are served, physical ones before showrooms; undefined when there is none. `inUse` are
 * active warehouses.
 */
export function usualWarehouse(
  inUse: readonly { readonly [field: string]: unknown }[],
  own?: string | null,
): string | undefined {
  if (own && inUse.some(({ codigo }) => codigo === own)) return own;
  for (const kind of SERVING) {
    const [first] = inUse.flatMap(({ codigo, tipo }) => (tipo === kind ? [String(codigo)] : [])).sort();
    if (first !== undefined) return first;
  }
  return undefined;
}
