import type { Field, FieldKind } from '@power/domain/kernel/field';
import { formatCount, formatDecimal, formatMoney, formatPercent, formatRate, UNKNOWN } from './numbers.ts';
import { formatDay, formatDayTime } from './times.ts';

const text = (value: unknown): string => String(value);
const amount =
  (format: (value: number) => string) =>
  (value: unknown): string =>
    format(Number(value));

const TEXT: Readonly<Record<FieldKind, (value: unknown) => string>> = {
  text,
  code: text,
  rut: text,
  number: text,
  count: amount(formatCount),
  quantity: amount(formatDecimal),
  rate: amount(formatRate),
  percentage: amount(formatPercent),
  pesos: amount(formatMoney),
  dollars: amount((value) => formatMoney(value, 'USD')),
  euros: amount((value) => formatMoney(value, 'EUR')),
  day: (value) => formatDay(String(value)),
  // What another system wrote as a date may be none.
  instant: (value) => (Number.isNaN(Date.parse(String(value))) ? String(value) : formatDayTime(String(value))),
  state: text,
  flag: (value) => (value === true ? 'Sí' : 'No'),
  list: (value) => (value as readonly string[]).join(', '),
  numbers: (value) => (value as readonly number[]).join(', '),
  json: () => UNKNOWN,
};

/** A value as people read it, by the kind of its field; what is not known is –. */
export const fieldText = (field: Pick<Field, 'kind'>, value: unknown): string =>
  value === null || value === undefined || value === '' ? UNKNOWN : TEXT[field.kind](value);

const FIGURES: ReadonlySet<FieldKind> = new Set([
  'count',
  'quantity',
  'rate',
  'percentage',
  'pesos',
  'dollars',
  'euros',
]);
/** Figures stand at the right, under each other. */
export const isFigure = ({ kind }: Pick<Field, 'kind'>): boolean => FIGURES.has(kind);
