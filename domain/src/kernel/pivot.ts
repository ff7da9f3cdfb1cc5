import { z } from 'zod';
import type { FieldKind } from './field.ts';
import { gridFields } from './grid.ts';

/** A figure of a pivot: how it is shown, and whether it tells what something costs. */
export interface PivotMeasure {
  readonly label: string;
  readonly kind: Extract<FieldKind, 'pesos' | 'dollars' | 'count' | 'percentage'>;
  readonly cost?: true;
  /** Figures of its parts come to that of the whole: it may be drawn stacked. */
  readonly adds?: true;
}

/** What a pivot may group by and sum up: names that are not here reach no statement. */
export interface PivotDefinition<D extends string = string, M extends string = string> {
  /** Fields of the row that it groups by. */
  readonly dimensions: readonly [D, ...D[]];
  /** Of those that are somebody's name: the field that says who. Two of one name are two groups, whoever changed it is one. */
  readonly keys?: Readonly<Partial<Record<D, string>>>;
  readonly measures: Readonly<Record<M, PivotMeasure>>;
}

/** Fields that rows, and columns, of one table are made of at most. */
export const MAX_ROW_FIELDS = 4;
export const MAX_COLUMN_FIELDS = 2;
export const MAX_MEASURES = 6;
/** Groups, subtotals included, that one table holds: more is nothing that people read. */
export const MAX_GROUPS = 20_000;

const once = { message: 'Un campo va una sola vez' };
const distinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** Request of a pivot: what stands in rows, columns and cells, over the rows that a grid with these filters shows. */
export function pivotRequest<D extends string, M extends string, A extends string>(
  accion: A,
  { dimensions, measures }: PivotDefinition<D, M>,
) {
  const dimension = z.enum(dimensions);
  const { filterModel, quickFilter, asOf } = gridFields;
  return z
    .strictObject({
      accion: z.literal(accion),
      filas: z.array(dimension).max(MAX_ROW_FIELDS).default([]),
      columnas: z.array(dimension).max(MAX_COLUMN_FIELDS).default([]),
      medidas: z
        .array(z.enum(Object.keys(measures) as [M, ...M[]]))
        .min(1)
        .max(MAX_MEASURES)
        .refine(distinct, once),
      filterModel,
      quickFilter,
      asOf,
    })
    .refine(({ filas, columnas }) => distinct([...filas, ...columnas]), { ...once, path: ['filas'] });
}

/** Between the name and the key of a value: names hold no control characters. */
const KEY = '\u001f';
/** What a value of a group is called: `Ana Rojas` of `Ana Rojas␟u7`, any other value itself. */
export const nameOf = (value: string): string => value.split(KEY, 1)[0]!;
/** Whose name it is; undefined where the value is no name with a key. */
export const keyIn = (value: string): string | undefined => value.split(KEY)[1];

/** A value of a field that has a key is its name and its key, as {@link nameOf} and {@link keyIn} read them. */
const value = z.string().nullable();

/**
 * One group: the values of its row fields, fewer than all of them in a subtotal, none in the total; those of its column
 * fields, none in the total of its row; and its figures in the order of `medidas`, null where nobody knows.
 */
export const pivotGroup = z.object({ f: z.array(value), c: z.array(value), v: z.array(z.number().nullable()) });
export type PivotGroup = z.infer<typeof pivotGroup>;

export const pivotReply = z.object({ ok: z.literal(true), grupos: z.array(pivotGroup) });
