import { daysBetween } from '../kernel/dates.ts';

/** Units of a product by the day on which they came in, the oldest first. */
export type Capas = readonly (readonly [dia: string, cantidad: number])[];

/**
 * Days since 1970 of the layers' days, each times its units: with it and the units their mean age on any day is one
 * subtraction, and nobody unfolds the layers of every product in order to sort by it.
 */
export const unitDays = (capas: Capas): number =>
  capas.reduce((sum, [dia, units]) => sum + units * daysBetween('1970-01-01', dia), 0);

/** Months of age at which a layer passes from one stretch of *Informe Aging* to the next (requirements §7). */
export const TRAMOS = [3, 6, 12] as const;

/** The layers once units came in: of one day there is one layer. */
export function layered(capas: Capas, dia: string, cantidad: number): Capas {
  const last = capas.at(-1);
  return last?.[0] === dia ? [...capas.slice(0, -1), [dia, last[1] + cantidad]] : [...capas, [dia, cantidad]];
}

/** The layers once units left: what came in first leaves first. */
export function drawn(capas: Capas, cantidad: number): Capas {
  let left = cantidad;
  return capas.flatMap(([dia, units]) => {
    const taken = Math.min(units, left);
    left -= taken;
    return units > taken ? [[dia, units - taken] as const] : [];
  });
}

/** The layers once a count found units that nobody booked: they are as old as what came in last. */
export const found = (capas: Capas, dia: string, cantidad: number): Capas =>
  layered(capas, capas.at(-1)?.[0] ?? dia, cantidad);
