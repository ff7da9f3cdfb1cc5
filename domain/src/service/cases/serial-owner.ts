import type { Rma, RmaState } from './case.ts';

/** Owner of a serial number (`serialClaim`) that a case gave out or took back; orders own by their number alone. */
const PREFIX = 'rma:';
export const caseOwner = (id: string): string => `${PREFIX}${id}`;
/** `_id` of the case that an owner is; undefined of an order. */
export const caseOfOwner = (owner: string): string | undefined =>
  owner.startsWith(PREFIX) ? owner.slice(PREFIX.length) : undefined;

const same = (a: string | null, b: string): boolean => a?.toUpperCase() === b.toUpperCase();

/** The movement by which a case gave a unit out and has not taken it back. */
export const gaveOut = (r: Pick<Rma, 'movimientos'>, producto: string, serie: string) =>
  r.movimientos.find(
    (one) =>
      // A loan that was lost is with whoever found it.
      (one.estado === 'hecho' || one.estado === 'perdido') &&
      one.producto._id === producto &&
      one.series.some((out) => same(out, serie)),
  );

/** The exchange by which a unit that failed came to stay with us. */
export const tookBack = (r: Pick<Rma, 'movimientos'>, producto: string, serie: string) =>
  r.movimientos.find((one) => one.estado === 'hecho' && one.producto._id === producto && same(one.entra, serie));

/**
 * Whether a case keeps a serial from leaving: it gave the unit out, or has it of its customer. `never`: it came back, or stays
 * with us. False while the case says nothing of it: its command may be under way.
 */
export function caseHolds(r: RmaState, producto: string, serie: string): boolean | 'never' {
  if (!r) return false;
  if (gaveOut(r, producto, serie)) return true;
  if (tookBack(r, producto, serie)) return 'never';
  if (r.lineas.some((one) => one.producto._id === producto && same(one.serie, serie))) return true;
  const over = r.movimientos.some(({ series }) => series.some((out) => same(out, serie)));
  return over ? 'never' : false;
}
