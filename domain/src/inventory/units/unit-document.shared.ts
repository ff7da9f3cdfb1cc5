import { defineDocument, type DocumentDefinition, factsOf, linesOf } from '../../kernel/document.ts';
import { code, count, instant, number, text } from '../../kernel/field.ts';
import { recordTitle } from '../../kernel/master-row.ts';
import { masterWords, type MasterWords } from '../../kernel/master-words.ts';
import type { Fields, RowDefinition } from '../../kernel/row.ts';
import { type ListedFields, unitList, type UnitList } from './unit-row.shared.ts';
import { unitSchemas, type UnitSchemas } from './unit-schemas.shared.ts';
import type { AnySheet, HeaderFields, UnitOptions, UnitSheet } from './unit-types.shared.ts';

type Declared<F extends HeaderFields, E extends readonly [string, ...string[]], A extends string> = Omit<
  UnitOptions<F, E, A>,
  'lines' | 'totals'
>;
/** A document of products and units with all that follows from its declaration and decides nothing. */
export type UnitDocument<
  F extends HeaderFields = HeaderFields,
  E extends readonly [string, ...string[]] = readonly [string, ...string[]],
  A extends string = string,
> = Declared<F, E, A> &
  UnitList<F, E[number]> & {
    /** Its grid and its export are found by it. */
    readonly kit: 'units';
    readonly says: MasterWords;
    readonly schemas: UnitSchemas<F, E[number]>;
    readonly document: DocumentDefinition<UnitSheet<F, E[number]>, A>;
  };
/** One whatever its header, as the client's kit uses it. */
export interface AnyUnits extends Pick<UnitDocument, 'name' | 'screen' | 'words' | 'says' | 'fields'> {
  readonly of: string;
  readonly shown: RowDefinition<Fields & ListedFields<string>>;
  readonly document: DocumentDefinition<AnySheet>;
}
type Sheet = UnitSheet<HeaderFields, string>;

/** Product and units. */
const plainLines = linesOf<Sheet>()(
  {
    part_number: code('Número de parte'),
    nombre: text('Producto'),
    cantidad: count('Cantidad'),
    linea: number('N°', { internal: true }),
  },
  ({ lineas }) =>
    lineas.map(({ linea, producto: { part_number, nombre }, cantidad }) => ({ linea, part_number, nombre, cantidad })),
);

/** The document as sheet and history show it: what is empty of its header is not shown. */
function documentOf(
  options: UnitOptions<HeaderFields, readonly [string, ...string[]], string>,
  row: ReturnType<typeof unitList>['row'],
) {
  const { fields, words, estados, context, name, page: path, looks, actions } = options;
  const uno = words.uno[0]!.toUpperCase() + words.uno.slice(1);
  const a = words.femenino ? 'a' : 'o';
  const facts = factsOf<Sheet>();
  return defineDocument<Sheet>()({
    name,
    context,
    path,
    words: { uno, femenino: words.femenino },
    row,
    title: (id) => `${uno} N° ${id}`,
    of: (sheet) => recordTitle({ title: options.of, fields }, sheet),
    state: ({ estado }) => estado,
    looks,
    facts: [
      {
        titulo: uno,
        fields,
        of: (sheet) =>
          Object.fromEntries(
            Object.keys(fields).flatMap((field) => {
              const value = sheet[field];
              return value === '' || value === null || value === undefined ? [] : [[field, value]];
            }),
          ),
      },
      facts('Creación', { nombre: text(`Ingresad${a} por`), createdAt: instant(`Ingresad${a}`) }, (d) => ({
        nombre: d.creado_por.nombre,
        createdAt: d.createdAt,
      })),
      facts('Anulación', { motivo_anulacion: text('Motivo de la anulación') }, ({ estado, motivo_anulacion }) =>
        estado === estados.at(-1) ? { motivo_anulacion } : undefined,
      ),
    ],
    lines: options.lines ?? plainLines,
    totals: options.totals ?? (() => []),
    actions,
  });
}

/**
 * Declares a document of products and units (CONTRIBUTING): from its fields follow the schemas of commands, events and
 * sheet, the row of its list with grid and Excel, the facts of its sheet and, in the client, columns and form.
 */
export function unitDocument<
  const F extends HeaderFields,
  const E extends readonly [string, ...string[]],
  const A extends string,
>(options: UnitOptions<F, E, A>): UnitDocument<F, E, A>;
export function unitDocument(options: UnitOptions<HeaderFields, readonly [string, ...string[]], string>): object {
  const list = unitList(options);
  return {
    ...options,
    ...list,
    kit: 'units',
    says: masterWords(options),
    schemas: unitSchemas(options.fields, options.estados),
    document: documentOf(options, list.row),
  };
}
