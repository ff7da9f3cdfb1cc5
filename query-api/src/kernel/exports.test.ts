import { isRejection } from '@power/domain/kernel/rejection';
import { contract } from '@power/domain/contract';
import { lookOf } from '@power/domain/kernel/look';
import {
  DIFFERENCE_FILL,
  type ExportColumn,
  type ExportType,
  MIN_WIDTH,
  NUMBER_FORMAT,
  TONE_COLOUR,
} from '@power/infra/platform/export/columns';
import { exportFile } from '@power/infra/platform/export/export-file';
import { exportsAmong } from '@power/infra/platform/export/export-of';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { discover } from '@power/infra/platform/service/discover';
import exceljs from 'exceljs';
import type { Report } from '../reports/handle-pivot.shared.ts';
import { pivotFile } from '../reports/pivot-file.shared.ts';
import { purchaseReport } from '../reports/purchase-figures.shared.ts';
import { sheetsOf } from '@power/infra/platform/sheet/read-workbook';
import { salesReport } from '../reports/sales-figures.shared.ts';

const handlers = await discover<QueryHandler>(new URL('..', import.meta.url), ['query-handler']);
const exported = exportsAmong(handlers);

const UNPACKED = 12 * 1024 * 1024;

/** Files that are no list: what they hold is tried beside them. */
const OTHERS = new Set([
  'download-export',
  'invoice-excel',
  'list-diff-export',
  'month-stock',
  'customer-statement-excel',
  'rma-failure-rates-file',
]);
/** Reports whose columns follow from what was asked. */
const REPORTS: Readonly<Record<string, Report>> = {
  'sales-pivot-file': salesReport,
  'purchase-pivot-file': purchaseReport,
};

/** A value of each kind, as rows have it, and what the cell then holds. */
const VALUES: Readonly<Record<ExportType, readonly [given: unknown, cell: unknown]>> = {
  texto: ['=HYPERLINK("http://x.test")', '=HYPERLINK("http://x.test")'],
  opcion: ['aereo', 'Aéreo'],
  numero: [184301, 184301],
  entero: [-1234, -1234],
  decimal: [1.5, 1.5],
  pesos: [1190, 1190],
  dolares: [12.34, 12.34],
  euros: [12.34, 12.34],
  porcentaje: [12.5, 12.5],
  fecha: ['2026-02-10', new Date('2026-02-10T00:00:00.000Z')],
  // Santiago is three hours behind in summer.
  instante: ['2026-02-10T15:00:00.000Z', new Date('2026-02-10T12:00:00.000Z')],
  si_no: [true, 'Sí'],
};
const columnsOf = (name: string): readonly ExportColumn[] => {
  const { columns } = exported.get(name)!;
  return typeof columns === 'function' ? columns({} as never) : columns;
};
/** A state is one that it knows; everything else is of its kind. */
const given = ({ tipo = 'texto', looks }: ExportColumn): unknown => (looks ? Object.keys(looks)[0] : VALUES[tipo][0]);

async function opened(name: string) {
  const { titulo, anchos } = exported.get(name)!;
  const columns = columnsOf(name);
  const row = Object.fromEntries(columns.map((column) => [column.field, given(column)]));
  const { file } = await exportFile({
    titulo,
    ...(anchos && { anchos }),
    // What is derived from several fields is tried where it is declared: here it holds hostile text.
    columns: columns.map(({ valor, ...column }) => (valor ? { ...column, valor: () => given(column) } : column)),
    rows: [row],
    filtros: '=1+1',
    asOf: '2026-02-10T15:00:00.000Z',
    generadoPor: '=1+1',
  });
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file.stream as never);
  return { sheet: workbook.worksheets[0]!, columns, anchos, bytes: file.stream as unknown as Buffer };
}

test('every call that answers a sheet is one of these, or is tried beside it', () => {
  const files = contract.filter((call) => (call as { file?: string }).file === 'xlsx').map(({ name }) => name);
  expect(files.filter((name) => !exported.has(name) && !OTHERS.has(name) && !(name in REPORTS))).toEqual([]);
  expect(exported.size).toBeGreaterThan(15);
});

test.each([...exported.keys()])(
  '%s: another program than the one that wrote it reads headings and values',
  async (name) => {
    const { columns, bytes } = await opened(name);
    const [sheet] = await sheetsOf(bytes, UNPACKED);
    const { rows } = await sheet!.rows(50);
    const titles = columns.map(({ titulo }) => titulo);
    const head = rows.findIndex(([, cells]) => titles.every((titulo, n) => cells[n] === titulo));
    expect(head).toBeGreaterThanOrEqual(0);
    expect(rows[head + 1]![1].slice(0, titles.length).every((cell) => cell !== null && cell !== undefined)).toBe(true);
  },
);

test.each([...exported.keys()])('%s: types, widths, frozen headings, logo, colours, and no formula', async (name) => {
  const { sheet, columns, anchos } = await opened(name);
  expect(sheet.getImages()).toHaveLength(1);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5 });
  const headings = columns.map((_, n) => sheet.getCell(5, n + 1).value);
  expect(headings).toEqual(columns.map(({ titulo }) => titulo));
  expect(new Set(headings).size).toBe(headings.length);
  const { min, max } = anchos ?? { min: MIN_WIDTH, max: Infinity };
  for (const { width } of sheet.columns.slice(0, columns.length)) {
    expect(width).toBeGreaterThanOrEqual(min);
    expect(width).toBeLessThanOrEqual(max);
  }
  columns.forEach((column, n) => {
    const cell = sheet.getCell(6, n + 1);
    const { tipo = 'texto', looks, regla } = column;
    expect([column.field, cell.value]).toEqual([column.field, looks ? given(column) : VALUES[tipo][1]]);
    if (NUMBER_FORMAT[tipo]) expect([column.field, cell.numFmt]).toEqual([column.field, NUMBER_FORMAT[tipo]]);
    if (looks) expect(cell.font?.color?.argb).toBe(TONE_COLOUR[lookOf(looks, String(given(column))).tone]);
    if (regla)
      expect((cell.fill as exceljs.FillPattern).fgColor?.argb).toBe(
        Number(cell.value) > 0 ? DIFFERENCE_FILL.positiva : DIFFERENCE_FILL.negativa,
      );
  });
  sheet.eachRow((row) =>
    row.eachCell((cell) => expect([cell.formula, cell.hyperlink]).toEqual([undefined, undefined])),
  );
});

/** How each kind of figure is formatted. */
const KINDS = { pesos: 'pesos', dollars: 'dolares', count: 'entero', percentage: 'porcentaje' } as const;
const FORMULA = '=HYPERLINK("http://x.test")';

test.each(Object.entries(REPORTS))(
  '%s: every figure in its format, widths, frozen headings, logo, a total in bold, and no formula',
  async (_, { titulo, grid, measures, filtered }) => {
    const medidas = Object.keys(measures);
    const groups = [[FORMULA], []].flatMap((f) =>
      [['2026-02'], []].map((c) => ({ f, c, v: medidas.map((_measure, n) => n + 1.5) })),
    );
    const reply = await pivotFile(
      { titulo, row: grid.row, measures, filtered },
      { filas: ['marca'], columnas: ['mes'], medidas, filterModel: {}, quickFilter: '=1+1' },
      groups,
      { asOf: '2026-02-10T15:00:00.000Z', generadoPor: '=1+1' },
    );
    if (isRejection(reply)) throw new Error(reply.mensaje);
    const { file } = reply;
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(file.stream as never);
    const sheet = workbook.worksheets[0]!;
    expect(sheet.getImages()).toHaveLength(1);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5 });
    const names = medidas.map((name) => measures[name]!.label);
    expect((sheet.getRow(5).values as unknown[]).slice(1)).toEqual([
      'Marca',
      ...['2026-02', 'Total'].flatMap((column) => names.map((name) => `${column} · ${name}`)),
    ]);
    for (const { width } of sheet.columns.slice(0, 1 + 2 * medidas.length))
      expect(width).toBeGreaterThanOrEqual(MIN_WIDTH);
    expect([6, 7].map((n) => sheet.getCell(n, 1).value)).toEqual([FORMULA, 'Total']);
    expect(sheet.getCell(7, 2).font?.bold).toBe(true);
    medidas.forEach((name, n) => {
      const { kind } = measures[name]!;
      const format = NUMBER_FORMAT[KINDS[kind]];
      for (const column of [n + 2, n + 2 + medidas.length]) {
        const cell = sheet.getCell(6, column);
        expect([name, cell.value, cell.numFmt]).toEqual([name, n + 1.5, format]);
      }
    });
    sheet.eachRow((row) =>
      row.eachCell((cell) => expect([cell.formula, cell.hyperlink]).toEqual([undefined, undefined])),
    );
  },
);
