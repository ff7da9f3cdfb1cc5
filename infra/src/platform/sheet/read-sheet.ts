import { fieldsNamed, type Headed, type SheetRead } from '@power/domain/kernel/master-files';
import { IMPORT_ROWS } from '@power/domain/kernel/import-limits';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import exceljs from 'exceljs';
import { readDelimited } from './read-delimited.ts';
import { unpacksWithin } from './unpacked-size.ts';

type Cell = SheetRead['filas'][number]['celdas'][number];

const COLUMNS = 60;
/** One more tells that there are too many. */
const READ = COLUMNS + 1;
/** One more than any field takes: what is too long is told by its column, and never cut. */
const CELL = 501;
/** Titles of a list and empty lines stand above its headings: they are looked for so far down. */
const ABOVE = 10;
/** What is taken in at most: rows, and bytes of a workbook once unpacked. */
export interface SheetLimits {
  readonly filas: number;
  readonly unpacked: number;
}
const OF_A_REQUEST: SheetLimits = { filas: IMPORT_ROWS, unpacked: 12 * 1024 * 1024 };
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What a person sees in a cell: the value of a formula, the text of a link, a day. */
function shown(value: exceljs.CellValue): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.trim().slice(0, CELL) || null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if ('richText' in value) return shown(value.richText.map(({ text }) => text).join(''));
  if ('error' in value) return value.error;
  if ('hyperlink' in value) return shown(value.text);
  if (!('formula' in value) && !('sharedFormula' in value)) return null;
  // A program that saved no result left nothing to show: the formula itself says so.
  return value.result === undefined ? `=${value.formula ?? ''}` : shown(value.result as exceljs.CellValue);
}

/** Our own files put a mark before text that a spreadsheet would take for a formula. */
const unmarked = (text: string): string => (/^'[=+@\t-]/.test(text) ? text.slice(1) : text);

/** Rows of the first sheet that is seen and holds any, each with its number; undefined when it is no workbook. */
async function readWorkbook(file: Buffer, unpacked: number): Promise<[number, Cell[]][] | undefined> {
  if (!unpacksWithin(file, unpacked)) return undefined;
  const workbook = new exceljs.Workbook();
  try {
    await workbook.xlsx.load(file as never, { ignoreNodes: ['dataValidations', 'conditionalFormatting', 'drawing'] });
  } catch {
    return undefined;
  }
  const rows: [number, Cell[]][] = [];
  const sheets = workbook.worksheets.filter(({ state }) => state === 'visible');
  const filled = sheets.find(({ actualRowCount }) => actualRowCount > 0);
  filled?.eachRow((row, number) => {
    rows.push([number, Array.from((row.values as exceljs.CellValue[]).slice(1, READ + 1), shown)]);
  });
  return rows;
}

const refusal = (codigo: string, mensaje: string): Rejection =>
  reject(codigo, 'El archivo no se puede importar', mensaje);

const titlesOf = (cells: readonly Cell[]): string[] => cells.slice(0, COLUMNS).map((value) => String(value ?? ''));

/** Where the headings stand: of the first rows the one that most fields are recognised in, the very first when there are none. */
function headingsAt(master: Headed, rows: readonly (readonly [number, Cell[]])[]): number {
  const known = rows
    .slice(0, ABOVE)
    .map(([, cells]) => fieldsNamed(master, titlesOf(cells)).filter((field) => field !== null).length);
  const most = Math.max(0, ...known);
  // One word alone may as well be what somebody is called.
  return most > 1 ? known.indexOf(most) : 0;
}

/**
 * Reads an .xlsx or a text with tabs, semicolons or commas as rows of a master: the row of its headings
 * comes first or stands below a title, empty rows are passed over. Refuses what is no spreadsheet, holds no rows, more columns
 * than are read, or more than the limits.
 */
export async function readSheet(
  master: Headed,
  file: Buffer,
  limits: SheetLimits = OF_A_REQUEST,
): Promise<(SheetRead & { ok: true }) | Rejection> {
  const read = file.subarray(0, 4).equals(ZIP)
    ? await readWorkbook(file, limits.unpacked)
    : readDelimited(file)?.map(([n, cells]): [number, Cell[]] => [
        n,
        cells.slice(0, READ).map((cell) => shown(unmarked(cell))),
      ]);
  if (!read)
    return refusal(
      'ARCHIVO_ILEGIBLE',
      'No es una planilla que se pueda leer. Guárdala como .xlsx o .csv y súbela otra vez.',
    );
  const filled = read.filter(([, cells]) => cells.some((value) => value !== null));
  const at = headingsAt(master, filled);
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
      `Tiene ${rows.length} filas y se importan a lo más ${limits.filas}. Divídelo en partes.`,
    );
  const titles = titlesOf(head[1]);
  const fields = fieldsNamed(master, titles);
  return {
    ok: true,
    columnas: titles.map((titulo, i) => ({ titulo, campo: fields[i]! })),
    filas: rows.map(([fila, cells]) => ({ fila, celdas: titles.map((_, i) => cells[i] ?? null) })),
  };
}
