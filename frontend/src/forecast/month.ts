import { type Cierre, cierreOf, FIRST_YEAR, LAST_YEAR } from '@power/domain/forecast/tracking';

/** The month that an address names; the one of `today` where it names none. */
export function readMonth(text: string | null, today: string): Cierre {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  const named = { year_cierre: Number(year), mes_cierre: Number(month) };
  return named.year_cierre >= FIRST_YEAR && named.year_cierre <= LAST_YEAR ? named : cierreOf(today);
}

/** The month `by` months later; undefined outside of the years that can be chosen. */
export function monthAfter({ year_cierre, mes_cierre }: Cierre, by: number): Cierre | undefined {
  const n = year_cierre * 12 + mes_cierre - 1 + by;
  const year = Math.floor(n / 12);
  return year < FIRST_YEAR || year > LAST_YEAR ? undefined : { year_cierre: year, mes_cierre: (n % 12) + 1 };
}
