import { plain } from './text.ts';

/** As charts, lists and forms write them. */
export const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

const numbered = (year: string | undefined, month: number): string | undefined =>
  year !== undefined && month >= 1 && month <= 12
    ? `${year.length === 2 ? `20${year}` : year}${String(month).padStart(2, '0')}`
    : undefined;

/** Reads a month as people write it (`nov 2026`, `noviembre de 2026`, `11-2026`, `202611`, `2026-11`) as `yyyymm`; undefined when it is none. */
export function parseMonth(text: string): string | undefined {
  const typed = plain(text).trim();
  const [, first, second] = /^(\d{4})[-/. ]?(\d{2})$/.exec(typed) ?? [];
  if (first !== undefined) return numbered(first, Number(second));
  const [, month, year] = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed) ?? [];
  if (month !== undefined) return numbered(year, Number(month));
  const [, name, of] = /^([a-z]{3,10})\.?(?: de(?:l)?)?[-/. ]+(\d{4}|\d{2})$/.exec(typed) ?? [];
  const n = MONTHS.findIndex((short) => name !== undefined && NAMES[short].startsWith(name));
  return numbered(of, n + 1);
}

const NAMES: Readonly<Record<(typeof MONTHS)[number], string>> = {
  ene: 'enero',
  feb: 'febrero',
  mar: 'marzo',
  abr: 'abril',
  may: 'mayo',
  jun: 'junio',
  jul: 'julio',
  ago: 'agosto',
  sep: 'septiembre',
  oct: 'octubre',
  nov: 'noviembre',
  dic: 'diciembre',
};

/** `2026-03` or `202603` as *mar 2026*; what is no month stays as it is. */
export function formatMonth(value: string): string {
  const [, year, month] = /^(\d{4})-?(\d{2})$/.exec(value) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? value : `${name} ${year}`;
}
