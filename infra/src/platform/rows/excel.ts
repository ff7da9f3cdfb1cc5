import type { FieldKind } from '@power/domain/kernel/field';
import type { FieldOf, RowDefinition } from '@power/domain/kernel/row';
import type { ExportColumn, ExportType } from '../export/columns.ts';

const TYPE: Readonly<Record<FieldKind, ExportType>> = {
  text: 'texto',
  code: 'texto',
  rut: 'texto',
  state: 'opcion',
  list: 'texto',
  numbers: 'texto',
  json: 'texto',
  number: 'numero',
  count: 'entero',
  quantity: 'decimal',
  pesos: 'pesos',
  dollars: 'dolares',
  euros: 'euros',
  percentage: 'porcentaje',
  rate: 'decimal',
  day: 'fecha',
  instant: 'instante',
  flag: 'si_no',
};

/** A field as it is, or with what this file says otherwise about it. */
type Choice<N extends string> =
  | N
  | ({ readonly field: N } & Partial<Pick<ExportColumn, 'titulo' | 'ancho' | 'regla' | 'valor'>>);

/** Excel columns of a declared row, in this order; headings and formats are those of its fields. */
export const excelOf = <R extends RowDefinition>(row: R, choices: readonly Choice<FieldOf<R>>[]): ExportColumn[] =>
  choices.map((choice) => {
    const more = typeof choice === 'string' ? { field: choice } : choice;
    const field = row.fields[more.field]!;
    return { titulo: field.label, tipo: TYPE[field.kind], ...(field.looks && { looks: field.looks }), ...more };
  });
