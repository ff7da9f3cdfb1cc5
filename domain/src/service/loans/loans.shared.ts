import type { MovimientoRma } from '../cases/goods.shared.ts';

type Moves = readonly MovimientoRma[];

/** Units that the customer has until they come back. */
export const loansOut = (movimientos: Moves): MovimientoRma[] =>
  movimientos.filter(({ tipo, estado }) => tipo === 'prestamo' && estado === 'hecho');

/** Loans of which something may still be said: one that was given up for lost may turn up. */
export const openLoans = (movimientos: Moves): MovimientoRma[] =>
  movimientos.filter(({ tipo, estado }) => tipo === 'prestamo' && (estado === 'hecho' || estado === 'perdido'));

/** The first day on which something has to come back; null where nothing is out. */
export const nextReturn = (movimientos: Moves): string | null =>
  loansOut(movimientos)
    .flatMap(({ hasta }) => hasta ?? [])
    .toSorted()[0] ?? null;

/** Whether a promised day has passed on this one. */
export const isLate = (hasta: string, hoy: string): boolean => hasta < hoy;

/** Days for which a unit is lent at most; longer is a sale. */
export const MAX_DIAS_PRESTAMO = 180;

/** What becomes of a loan. */
export const PASOS_PRESTAMO = ['Devuelto', 'Prorrogado', 'Perdido'] as const;
export type PasoPrestamo = (typeof PASOS_PRESTAMO)[number];
