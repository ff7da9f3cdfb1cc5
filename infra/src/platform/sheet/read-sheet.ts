import { fieldsNamed, type Headed, type SheetRead } from '@power/domain/kernel/master-files';
import { IMPORT_ROWS } from '@power/domain/kernel/import-limits';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { legible } from '@power/domain/kernel/text';
import { readDelimited } from './read-delimited.ts';
import { sheetsOf } from './read-workbook.ts';
import type { SheetCell } from './sheet-rows.ts';

type Rows = readonly (readonly [number, readonly SheetCell[]])[];

const COLUMNS = 60;
/** One more tells that there are too many. */
const READ = COLUMNS + 1;
/** One more than any field takes: what is too long is told by its column, and never cut. */
const CELL = 501;
/** Titles of a list and empty lines stand above its headings: they are looked for so far down. */
const ABOVE = 30;
/** What is taken in at most: rows, and bytes of a workbook once unpacked. */
export interface SheetLimits {
  readonly filas: number;
  readonly unpacked: number;
  /** The sheet of a workbook that somebody chose. */
  readonly hoja?: string | undefined;
}
export const OF_A_REQUEST: SheetLimits = { filas: IMPORT_ROWS, unpacked: 12 * 1024 * 1024 };
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Whether a file is a workbook; otherwise it is text. */
export const isWorkbook = (file: Buffer): boolean => file.subarray(0, 4).equals(ZIP);

/** A cell as it is read: what is too long is cut so far that it is still too long. */
function shown(value: SheetCell | undefined): SheetCell {
  if (typeof value !== 'string') return value ?? null;
  return legible(value).trim().slice(0, CELL) || null;
}

/** Our own files put a mark before text that a spreadsheet would take for a formula. */
const unmarked = (text: string): string => (/^'[=+@\t-]/.test(text) ? text.slice(1) : text);

const holding = (rows: Rows): Rows =>
  rows
    .map(([n, cells]) => [n, cells.slice(0, READ).map(shown)] as const)
    .filter(([, cells]) => cells.some((value) => value !== null));

/** What was read of a file: rows that hold anything, and of a workbook the sheet they are of. */
interface Read {
  readonly rows: Rows;
  readonly hojas?: string[];
  readonly hoja?: string;
  /** What is to be looked at before the rows are taken. */
  readonly aviso?: string;
}

const endedAt = (row: number): string =>
  `Se leyó hasta la fila ${row}: las que siguen están vacías. Si hay datos más abajo, quita las filas vacías.`;

/** The sheet that is asked for, or whose headings are known best; the first that holds anything when none are. */
async function readWorkbook(master: Headed, file: Buffer, limits: SheetLimits): Promise<Read | undefined> {
  try {
    const sheets = await sheetsOf(file, limits.unpacked);
    const heads = await Promise.all(sheets.map(async ({ rows }) => holding((await rows(ABOVE)).rows)));
    const named = heads.map((rows) => headingsAt(master, rows).known);
    const filled = heads.findIndex((rows) => rows.length > 0);
    const best = Math.max(0, ...named) > 1 ? named.indexOf(Math.max(...named)) : filled;
    const asked = sheets.findIndex(({ nombre }) => nombre === limits.hoja);
    const sheet = sheets[asked < 0 ? best : asked];
    const hojas = sheets.flatMap(({ nombre }, n) => (heads[n]!.length > 0 ? [nombre] : []));
    if (!sheet) return { rows: [] };
    const { rows, until } = await sheet.rows(limits.filas + ABOVE + 1);
    return { rows: holding(rows), hojas, hoja: sheet.nombre, ...(until !== undefined && { aviso: endedAt(until) }) };
  } catch {
    return undefined;
  }
}

/** Text by the separator with which its headings are known best. */
function readText(master: Headed, file: Buffer): Read | undefined {
  const text = readDelimited(file, (cells) => known(master, cells.map(unmarked)));
  if (!text) return undefined;
  const rows = holding(text.rows.map(([n, cells]) => [n, cells.map(unmarked)] as const));
  if (text.page === undefined) return { rows };
  return { rows, aviso: `Se leyó como texto de ${text.page}: revisa que los acentos y la ñ estén bien.` };
}

const refusal = (codigo: string, mensaje: string): Rejection =>
  reject(codigo, 'El archivo no se puede importar', mensaje);

const titlesOf = (cells: readonly SheetCell[]): string[] => cells.slice(0, COLUMNS).map((value) => String(value ?? ''));

const known = (master: Headed, cells: readonly SheetCell[]): number =>
  fieldsNamed(master, titlesOf(cells)).filter((field) => field !== null).length;

/** Where the headings stand: of the first rows the one that most fields are recognised in, the very first when there are none. */
function headingsAt(master: Headed, rows: Rows): { readonly at: number; readonly known: number } {
  const each = rows.slice(0, ABOVE).map(([, cells]) => known(master, cells));
  const most = Math.max(0, ...each);
  // One word alone may as well be what somebody is called.
  return { at: most > 1 ? each.indexOf(most) : 0, known: most };
}

/**
 * Reads an .xlsx or a text with tabs, semicolons or commas as rows of a master: the row of its headings
 * comes first or stands below a title, empty rows are passed over. Refuses what is no spreadsheet, holds no rows, more columns
 * than are read, or more than the limits. Texts above the headings are told where `above` asks for them.
 */
export async function readSheet(
  master: Headed,
  file: Buffer,
  limits: SheetLimits = OF_A_REQUEST,
): Promise<(SheetRead & { ok: true }) | Rejection> {
  const read = isWorkbook(file) ? await readWorkbook(master, file, limits) : readText(master, file);
  if (!read)
    return refusal(
      'ARCHIVO_ILEGIBLE',
      'No es una planilla que se pueda leer. Guárdala como .xlsx o .csv y súbela otra vez.',
    );
  const { rows: filled, ...source } = read;
  const { at } = headingsAt(master, filled);
  const [head, ...rows] = filled.slice(at);
  if (!head || rows.length === 0)
    return refusal('SIN_FILAS', 'La primera fila debe tener los títulos y las siguientes los datos.');
  if (head[1].findLastIndex((value) => value !== null) >= COLUMNS)
    return refusal(
      'MUCHAS_COLUMNAS',
      `Tiene más de ${COLUMNS} columnas. Deja solo las que quieres importar y súbela otra vez.`,
    );
  if (rows.length > limits.filas)
    return refusal(
      'MUCHAS_FILAS',
      `Tiene más de ${limits.filas} filas, que es lo más que se importa de una vez. Divídelo en partes.`,
    );
  const titles = titlesOf(head[1]);
  const fields = fieldsNamed(master, titles);
  const above = filled.slice(0, at).flatMap(([, cells]) => cells.filter((value) => typeof value === 'string'));
  return {
    ok: true,
    ...source,
    ...(master.above === true && above.length > 0 && { encima: above }),
    columnas: titles.map((titulo, i) => ({ titulo, campo: fields[i]! })),
    filas: rows.map(([fila, cells]) => ({ fila, celdas: titles.map((_, i) => cells[i] ?? null) })),
  };
}
