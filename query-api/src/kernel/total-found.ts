import { sql } from 'kysely';

/** Column: how many rows a query finds in all, beyond its limit. */
export const totalFound = sql<number>`(count(*) OVER ())::integer`.as('total');

/** The rows of a limited query, without that column, and how many there are in all. */
export const withTotal = <R extends { readonly total: number }>(
  found: readonly R[],
): { readonly rows: Omit<R, 'total'>[]; readonly total: number } => ({
  rows: found.map(({ total: _, ...row }) => row),
  total: found[0]?.total ?? 0,
});
