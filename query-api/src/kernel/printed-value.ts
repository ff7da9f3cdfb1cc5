import { formatInstant } from '@power/domain/kernel/dates';
import type { FieldKind } from '@power/domain/kernel/field';
import { pesosText } from '@power/domain/kernel/money';

const plain = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });
const percent = new Intl.NumberFormat('es-CL', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as it is read abroad, without its currency. */
export const englishFigure = (value: number): string => dollars.format(value);

/** How figures are written on paper; what is no figure is written as it is. */
const FIGURES: Partial<Record<FieldKind, (value: number) => string>> = {
  pesos: pesosText,
  dollars: (value) => `US$ ${dollars.format(value)}`,
  euros: (value) => `${euros.format(value)} €`,
  count: (value) => plain.format(value),
  quantity: (value) => plain.format(value),
  rate: (value) => plain.format(value),
  percentage: (value) => `${percent.format(value)}%`,
};

/** Figures stand at the right of their column. */
export const isFigure = (kind: FieldKind): boolean => kind in FIGURES;

/** A value on paper, by its kind (requirements §0.1.5); what is not known leaves its place empty, to be written in. */
export function printedValue(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const figure = FIGURES[kind];
  if (figure) return figure(Number(value));
  if (kind === 'instant') return formatInstant(String(value)).slice(0, 16);
  if (kind === 'day') return String(value).split('-').reverse().join('-');
  if (kind === 'flag') return value === true ? 'Sí' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
