import type { Writable } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { formatInstant } from '@power/domain/kernel/dates';
import type exceljs from 'exceljs';
import { toCell } from './cell.ts';
import { type ExportBlock, type ExportColumn, MIN_WIDTH, NUMBER_FORMAT } from './columns.ts';
import { embedLogo } from './embed-logo.ts';
import { cellStyle } from './styles.ts';

export interface ExportOptions {
  readonly titulo: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: AsyncIterable<Readonly<Record<string, unknown>>> | Iterable<Readonly<Record<string, unknown>>>;
  /** Filters in words; empty when there are none. */
  readonly filtros: string;
  /** Narrowest and widest column, characters. Default: {@link MIN_WIDTH} and as wide as it says. */
  readonly anchos?: { readonly min: number; readonly max: number };
  /** Under the rows. */
  readonly blocks?: readonly ExportBlock[];
  /** Instant that the rows show, ISO UTC. */
  readonly asOf: string;
  readonly generadoPor: string;
  /** Called every 500 rows. */
  readonly onRows?: (count: number) => void;
  readonly signal?: AbortSignal;
  /** How deep a row lies below another that sums it up, from 0: rows can be folded, and those that sum up stand above in bold. */
  readonly depth?: (row: Readonly<Record<string, unknown>>) => { readonly level: number; readonly sums: boolean };
}

/** Rows between two breaths of the event loop. */
const BLOCK = 500;
const HEADING = 5;
/** Excel's number of the paper that Chile prints on. */
const LETTER = 1 as exceljs.PaperSize;
/** Excel ends at 1,048,576. */
const MAX_ROWS = 1_000_000;
/** Levels of folded rows that Excel knows. */
const DEEPEST = 7;
const SUMS_ABOVE = { summaryBelow: false, summaryRight: false };
const BOLD = { bold: true };
/** Bytes that may wait for the compressor. */
const WAITING = 1024 * 1024;

/**
 * Streams a grid as XLSX (requirements §0.1.8, document 3 §9): logo, title, a line with filters and instant, frozen
 * headings with filter buttons, typed cells. Memory stays bounded and the event loop free. Answers the number of rows.
 */
export async function exportGrid(options: ExportOptions, out: Writable): Promise<number> {
  // Loading it takes longer than most services take for all else; few of them ever write a workbook.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 3 } },
  });
  // exceljs itself hears of a full disk or a lost reader only at the very end.
  const broken = new Promise<never>((_, reject) => void out.once('error', reject));
  try {
    return await Promise.race([write(workbook, options, out), broken]);
  } catch (error) {
    (workbook as unknown as { zip: { abort: () => void } }).zip.abort();
    out.destroy();
    throw error;
  }
}

async function write(
  workbook: exceljs.stream.xlsx.WorkbookWriter,
  options: ExportOptions,
  out: Writable,
): Promise<number> {
  workbook.creator = 'Sistema Power Mobile';
  const sheet = workbook.addWorksheet(sheetName(options.titulo), {
    views: [{ state: 'frozen', ySplit: HEADING, showGridLines: false }],
    // On paper: as wide as the sheet lying on its side, the headings on every page.
    pageSetup: {
      paperSize: LETTER,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${HEADING}:${HEADING}`,
    },
    headerFooter: { oddFooter: '&L&8Sistema Power Mobile&R&8Página &P de &N' },
    ...(options.depth && { properties: { outlineLevelRow: DEEPEST, outlineProperties: SUMS_ABOVE } }),
  });
  embedLogo(workbook, sheet);
  sheet.columns = options.columns.map((column) => {
    const numFmt = NUMBER_FORMAT[column.tipo ?? 'texto'];
    return { width: widthOf(column, options.anchos), ...(numFmt && { style: { numFmt } }) };
  });
  writeHead(sheet, options);
  const count = await writeRows(sheet, options, out);
  sheet.autoFilter = {
    from: { row: HEADING, column: 1 },
    to: { row: HEADING + count, column: options.columns.length },
  };
  writeBlocks(sheet, options.blocks ?? []);
  await workbook.commit();
  return count;
}

const widthOf = ({ ancho, titulo }: ExportColumn, anchos: ExportOptions['anchos']): number =>
  anchos ? Math.min(anchos.max, Math.max(anchos.min, ancho ?? titulo.length + 4)) : Math.max(MIN_WIDTH, ancho ?? 0);

function writeBlocks(sheet: exceljs.Worksheet, blocks: readonly ExportBlock[]): void {
  for (const { titulo, filas } of blocks) {
    sheet.addRow([]).commit();
    const heading = sheet.addRow([titulo]);
    heading.getCell(1).style = { font: { bold: true, size: 12, color: { argb: 'FF10184E' } } };
    heading.commit();
    for (const { celdas, suma } of filas) {
      const line = sheet.addRow(celdas.map(({ valor, tipo = 'texto' }) => toCell(tipo, valor)));
      celdas.forEach(({ tipo = 'texto' }, n) => {
        const numFmt = NUMBER_FORMAT[tipo];
        line.getCell(n + 1).style = { ...(numFmt && { numFmt }), ...(suma && { font: { bold: true } }) };
      });
      line.commit();
    }
  }
}

function writeHead(sheet: exceljs.Worksheet, { titulo, filtros, asOf, generadoPor, columns }: ExportOptions): void {
  const line = (n: number, height: number, text: string, font: Partial<exceljs.Font>): void => {
    const row = sheet.getRow(n);
    row.height = height;
    const cell = row.getCell(1);
    // The logo stands at the left: the text begins right of it. Spreadsheets heed an indent only where the side is named.
    cell.value = text;
    cell.style = { font, alignment: { horizontal: 'left', indent: 9, vertical: 'middle' } };
    row.commit();
  };
  line(1, 26, titulo, { bold: true, size: 16, color: { argb: 'FF10184E' } });
  line(2, 18, filtros ? `Filtros: ${filtros}` : 'Sin filtros', { size: 10, color: { argb: 'FF5A6072' } });
  line(3, 18, `Datos al ${formatInstant(asOf)} · Generado por ${generadoPor}`, {
    size: 10,
    color: { argb: 'FF5A6072' },
  });
  const head = sheet.getRow(HEADING);
  head.height = 20;
  columns.forEach((column, n) => {
    const cell = head.getCell(n + 1);
    cell.value = column.titulo;
    cell.style = {
      font: { bold: true, color: { argb: 'FFFFFFFF' } },
      fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF2B2A7C' } },
      alignment: { vertical: 'middle' },
    };
  });
  head.commit();
}

async function writeRows(
  sheet: exceljs.Worksheet,
  { columns, rows, onRows, signal, depth }: ExportOptions,
  out: Writable,
): Promise<number> {
  let count = 0;
  const styles = columns.map(cellStyle);
  for await (const row of rows) {
    if (count >= MAX_ROWS) break;
    const values = columns.map((column) => (column.valor ? column.valor(row) : row[column.field]));
    const line = sheet.addRow(columns.map((column, n) => toCell(column.tipo ?? 'texto', values[n])));
    const place = depth?.(row);
    if (place && place.level > 0) line.outlineLevel = Math.min(place.level, DEEPEST);
    styles.forEach((style, n) => {
      line.getCell(n + 1).style = place?.sums ? { ...style(values[n]), font: BOLD } : style(values[n]);
    });
    line.commit();
    count += 1;
    if (count % BLOCK === 0) {
      signal?.throwIfAborted();
      if (out.destroyed) throw out.errored ?? new Error('the reader is gone');
      onRows?.(count);
      await breathe(sheet);
    }
  }
  return count;
}

/** An older stream than Node's own: it tells what waits in it nowhere else. */
interface Pipe {
  readonly _writableState: { readonly length: number };
}

/** Lets others run, and the compressor catch up: exceljs itself never waits for it and would hold the whole sheet as text. */
async function breathe(sheet: exceljs.Worksheet): Promise<void> {
  const pipes = (sheet as unknown as { stream: { pipes?: Pipe[] } }).stream.pipes ?? [];
  await nextTurn();
  while (pipes.some((pipe) => pipe._writableState.length > WAITING)) await sleep(1);
}

/** Excel refuses some characters and more than 31 of them. */
const sheetName = (titulo: string): string =>
  titulo
    .replace(/[*?:\\/[\]]/g, ' ')
    .slice(0, 31)
    .trim() || 'Datos';
