import { nameOf, type PivotDefinition } from '@power/domain/kernel/pivot';
import type { Informe } from '@power/domain/reports/parts';
import type { RowDefinition } from '@power/domain/kernel/row';
import type { salesPivot, salesPivotFile } from '../../calls/reports.ts';
import { formatCount, formatMoney, formatPercent } from '../../ui/format/numbers.ts';
import { formatMonth } from '@power/domain/kernel/month';
import { formatDay } from '../../ui/format/times.ts';
import type { PivotState } from './pivot-state.ts';

/** What a report is made of: where its lines come from and what they may be grouped by. */
export interface PivotSource {
  /** Unique name: saved and shared views. */
  readonly name: Informe;
  readonly title: string;
  readonly row: RowDefinition;
  readonly fields: PivotDefinition;
  readonly call: typeof salesPivot;
  readonly file: typeof salesPivotFile;
  /** Screen that lists the lines. */
  readonly lines: string;
  /** Day of the lines: reports begin with those of a stretch. */
  readonly day: string;
  readonly first: PivotState;
  /** What is said where it has no line. */
  readonly empty: { readonly title: string; readonly hint: string };
}

/** What people call a field or a figure. */
export const labelOf = ({ row, fields }: PivotSource, name: string): string =>
  fields.measures[name]?.label ?? row.fields[name]?.label ?? name;

const STRETCHES: readonly string[] = ['anio', 'trimestre', 'mes'];
/** Whether the values of a field follow each other in time. */
export const isTime = ({ row }: PivotSource, field: string | undefined): boolean =>
  field !== undefined && (STRETCHES.includes(field) || row.fields[field]?.kind === 'day');

export const formatFigure = (source: PivotSource, measure: string, value: number | null | undefined): string => {
  switch (source.fields.measures[measure]?.kind) {
    case 'pesos':
      return formatMoney(value);
    case 'dollars':
      return formatMoney(value, 'USD');
    case 'percentage':
      return formatPercent(value);
    default:
      return formatCount(value);
  }
};

/** A value of a field as people read it. */
export function formatValue({ row }: PivotSource, field: string, value: string | null): string {
  if (value === null || value === '') return 'Sin dato';
  if (field === 'mes') return formatMonth(value);
  return row.fields[field]?.kind === 'day' ? formatDay(value) : nameOf(value);
}
