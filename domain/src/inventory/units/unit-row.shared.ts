import { z } from 'zod';
import type { DocumentList } from '../../kernel/document-rules.ts';
import { count, type Field, instant, json, key, number, state, text } from '../../kernel/field.ts';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery, type GridQuery } from '../../kernel/grid-query.ts';
import { defineQuery, everyone, type QueryDefinition } from '../../kernel/query.ts';
import { defineRow, type Fields, type RowDefinition, withOnly } from '../../kernel/row.ts';
import type { HeaderFields, UnitOptions, UnitState } from './unit-types.shared.ts';

/** What a list shows of every document of products and units, beside its header. */
export type ListedFields<E extends string> = {
  _id: ReturnType<typeof key>;
  number: Field<number, 'number'>;
  estado: Field<E, 'state'>;
  lineas: Field<number, 'count'>;
  unidades: Field<number, 'count'>;
  creado_por: Field<string, 'text'>;
  createdAt: Field<string, 'instant'>;
  updatedAt: Field<string, 'instant'>;
  version: Field<number, 'count'>;
};
/** The row of its list, and what is asked of it. */
export interface UnitList<F extends Fields, E extends string> {
  /** As it is kept, with the document itself. */
  readonly row: RowDefinition<F & ListedFields<E> & { documento: Field<unknown, 'json'> }>;
  /** What its list shows. */
  readonly shown: RowDefinition<F & ListedFields<E>>;
  readonly list: DocumentList<UnitState<F, E>>;
  readonly grid: GridQuery<RowDefinition<F & ListedFields<E>>>;
  readonly export: QueryDefinition;
}

/** The row of its list, the grid and the Excel: the header first, then what every document has. */
export function unitList(options: UnitOptions<HeaderFields, readonly [string, ...string[]], string>) {
  const { name, kebab, context, path, words, fields, looks, estados, keepers } = options;
  const a = words.femenino ? 'a' : 'o';
  const las = words.femenino ? 'las' : 'los';
  const row = defineRow({
    projection: `${context}/${kebab}-list`,
    table: `${name}_list`,
    topic: `${name}_list`,
    walked: ['number'],
    // Who writes none may not ask for their list.
    scope: everyone,
    fields: {
      _id: key(),
      number: number(`N° de ${words.uno}`, { search: true }),
      estado: state('Estado', estados, { looks }),
      ...fields,
      lineas: count('Líneas'),
      unidades: count('Unidades'),
      creado_por: text(`Ingresad${a} por`, { search: true }),
      createdAt: instant(`Cread${a}`),
      updatedAt: instant(`Actualizad${a}`),
      version: count('Versión', { internal: true }),
      /** The document as its stream folds it, which its next event goes on from. */
      documento: json('Documento', z.unknown(), { internal: true }),
    } as Fields,
  });
  const shown = withOnly(
    row,
    Object.keys(row.fields).filter((field) => field !== 'documento'),
  );
  const base = { kit: 'document', context, path: `${path}/listar`, access: { perfiles: keepers } } as const;
  const grid = defineGridQuery(shown, { ...base, name: `${kebab}-grid`, summary: `Grilla de ${words.muchos}` });
  const excel = defineQuery({
    ...base,
    ...exportCall('exportacion'),
    name: `${kebab}-export`,
    reads: [row.projection],
    scope: row.scope,
    summary: `Exporta a Excel ${las} ${words.muchos} filtrad${a}s`,
  });
  const header = Object.keys(fields);
  const list: DocumentList<UnitState<HeaderFields, string>> = {
    row,
    rowOf: (d) => ({
      _id: d._id,
      number: d.number,
      estado: d.estado,
      // A field that came after the first documents is what its declaration says of it.
      ...Object.fromEntries(header.map((field) => [field, d[field] ?? fields[field]!.asked.initial ?? null])),
      lineas: d.lineas.length,
      unidades: d.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
      creado_por: d.creado_por.nombre,
      createdAt: d.createdAt,
    }),
    version: options.version ?? 1,
    indexes: [['number'], ['estado']],
    grid,
    export: excel,
    titulo: words.muchos[0]!.toUpperCase() + words.muchos.slice(1),
    excel: [
      'number',
      'estado',
      ...header.map((field) => (fields[field]!.asked.lines ? { field, ancho: 40 } : field)),
      'lineas',
      'unidades',
      'creado_por',
      'createdAt',
    ],
  };
  return { row, shown, list, grid, export: excel };
}
