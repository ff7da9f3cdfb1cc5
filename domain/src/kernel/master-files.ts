import { z } from 'zod';
import { IMPORT_FILE, IMPORT_ROWS } from './import-limits.ts';
import type { Master } from './master-row.ts';
import { defineQuery, everyone } from './query.ts';
import { costFieldsOf } from './row.ts';
import { plain } from './text.ts';
import { gridFields } from './grid.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const sheetRead = z.object({
  /** Headings of the file, and the field that each seems to be. */
  columnas: z.array(z.object({ titulo: z.string(), campo: z.string().nullable() })),
  filas: z.array(z.object({ fila: z.number().int(), celdas: z.array(cell) })).max(IMPORT_ROWS),
  /** Of a workbook: its sheets that hold anything, and the one that was read. */
  hojas: z.array(z.string()).optional(),
  hoja: z.string().optional(),
  /** What is to be looked at before the rows are taken. */
  aviso: z.string().optional(),
  /** What stands above the headings, of a kind that says so. */
  encima: z.array(z.string()).optional(),
});
export type SheetRead = z.infer<typeof sheetRead>;

/** The sheet of a workbook that is read; otherwise the one whose headings are known best. */
export const hoja = z.string().max(100).optional();

const word = (text: string): string => plain(text).replaceAll(/[^a-z0-9]/g, '');

/** What a heading says of the currency of pesos, as banks do: *Abonos (CLP)*, *Monto $*. */
const OUR_UNIT = /\s*[([]?\s*(\$|CLP|pesos( chilenos)?)\s*[)\]]?\s*$/i;

/** What headings are recognised by. */
export interface Headed {
  readonly fields: Readonly<Record<string, { readonly label: string }>>;
  /** Headings of other systems, and the field that each means. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Whether what stands above the headings says something of the rows. */
  readonly above?: boolean;
}

/** The field that each heading means, by label, name or alias, each field once; null where nothing fits. */
export function fieldsNamed(master: Headed, headings: readonly string[]): (string | null)[] {
  const byWord = new Map(
    Object.entries(master.fields).flatMap(([name, { label }]) => [
      [word(name), name] as const,
      [word(label), name] as const,
    ]),
  );
  for (const [heading, name] of Object.entries(master.aliases ?? {}))
    if (!byWord.has(word(heading))) byWord.set(word(heading), name);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = byWord.get(word(heading)) ?? byWord.get(word(heading.replace(OUR_UNIT, '')));
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** The rows by field; columns that are no field stay out. An empty cell is null: it says something, a missing column nothing. */
export const mappedRows = (sheet: Pick<SheetRead, 'filas'>, fields: readonly (string | null)[]) =>
  sheet.filas.map(({ fila, celdas }) => ({
    fila,
    valores: Object.fromEntries(fields.flatMap((field, i) => (field === null ? [] : [[field, celdas[i] ?? null]]))),
  }));

/** Calls of a master that give or take a file: its list as Excel, and the reading of a spreadsheet before an import. */
export function fileCalls(master: Master) {
  const name = master.name.toLowerCase();
  const { context, path, row, words } = master;
  const { filterModel, sortModel, quickFilter, asOf } = gridFields;
  const exported = defineQuery({
    name: `${name}-export`,
    context,
    kit: 'master',
    path: `${path}/listar`,
    accion: 'exportacion',
    access: { perfiles: master.read, permiso: 'exportar' },
    reads: [row.projection],
    scope: row.scope,
    costFields: costFieldsOf(row),
    summary: `Exporta a Excel el listado de ${words.muchos}`,
    request: z.strictObject({ accion: z.literal('exportacion'), filterModel, sortModel, quickFilter, asOf }),
    reply: z.object({ ok: z.literal(true), trabajo: z.string() }),
    file: 'xlsx',
  });
  const readFile = defineQuery({
    name: `read-${name}-file`,
    context,
    kit: 'master',
    path: `${path}/importar`,
    accion: 'lectura',
    access: { perfiles: master.write },
    reads: [],
    scope: everyone,
    asOf: { none: 'Se importa sobre lo que hay ahora.' },
    summary: `Lee una planilla de ${words.muchos} antes de importarla`,
    request: z.strictObject({
      accion: z.literal('lectura'),
      hoja,
      /** Its bytes in base64: .xlsx, or text with tabs, semicolons or commas. */
      contenido: z
        .base64('El archivo no se pudo leer')
        .min(4, 'El archivo está vacío')
        .max(Math.ceil(IMPORT_FILE / 3) * 4, 'El archivo pesa más de 650 KB: divídelo en partes'),
    }),
    reply: sheetRead.extend({ ok: z.literal(true) }),
  });
  return { export: exported, readFile };
}
