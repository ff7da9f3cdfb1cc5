import exceljs from 'exceljs';
import { DIFFERENCE_FILL, NUMBER_FORMAT, STOCK_WIDTHS } from './columns.ts';
import { describeFilters } from './describe-filters.ts';
import { exportFile } from './export-file.ts';

test('the stock report: green over nought, red under it, columns between 12 and 45; text is text whatever it begins with', async () => {
  const hostile = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://x.test";"y")'];
  const { file } = await exportFile({
    titulo: 'Reporte de stock',
    columns: [
      { field: 'nombre', titulo: 'Nombre', ancho: 90 },
      { field: 'n', titulo: 'N', tipo: 'entero' },
      { field: 'n', titulo: 'Diferencia', tipo: 'entero', regla: 'diferencia' },
    ],
    anchos: STOCK_WIDTHS,
    rows: hostile.map((nombre, n) => ({ nombre, n: n - 3 })),
    blocks: [
      {
        titulo: 'Aduana',
        filas: [{ suma: true, celdas: [{ valor: '=IVA()' }, { valor: 1900, tipo: 'pesos' }] }],
      },
    ],
    filtros: '=1+1',
    asOf: '2026-11-20T18:00:00Z',
    generadoPor: '=1+1',
  });
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file.stream as never);
  const sheet = workbook.worksheets[0]!;
  expect(sheet.columns.map(({ width }) => width)).toEqual([45, 12, 14]);
  const fill = (row: number): string | undefined =>
    (sheet.getCell(row, 3).fill as exceljs.FillPattern | undefined)?.fgColor?.argb;
  expect([6, 9, 10].map(fill)).toEqual([DIFFERENCE_FILL.negativa, undefined, DIFFERENCE_FILL.positiva]);
  const every: exceljs.Cell[] = [];
  sheet.eachRow((row) => row.eachCell((cell) => void every.push(cell)));
  expect(every.filter(({ formula, hyperlink }) => formula !== undefined || hyperlink !== undefined)).toEqual([]);
  expect(hostile.map((_, n) => sheet.getCell(6 + n, 1).value)).toEqual(hostile.map((text) => text.replace('\r', '\n')));
  const last = sheet.rowCount;
  expect(sheet.getCell(last - 1, 1).value).toBe('Aduana');
  expect(sheet.getCell(last, 1).value).toBe('=IVA()');
  expect(sheet.getCell(last, 2)).toMatchObject({ value: 1900, numFmt: NUMBER_FORMAT.pesos, font: { bold: true } });
});

test('the line of filters calls a person by name where the filter holds a key', () => {
  const filterModel = { usuario: { filterType: 'set' as const, values: ['u-1'], nombres: ['Eva Soto'] } };
  expect(describeFilters({ filterModel }, [{ field: 'usuario', titulo: 'Ejecutivo' }])).toBe('Ejecutivo es Eva Soto');
});
