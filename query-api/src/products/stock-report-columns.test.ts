import { stockReportColumns } from './stock-report-columns.shared.ts';

test('Diferencia of the stock report is that against the ERP, coloured, beside what it is the difference of', () => {
  const titles = stockReportColumns.map(({ titulo }) => titulo);
  const at = titles.indexOf('Disponible');
  expect(titles.slice(at, at + 3)).toEqual(['Disponible', 'Físico en el ERP', 'Diferencia']);
  expect(stockReportColumns.filter(({ regla }) => regla).map(({ field, regla }) => [field, regla])).toEqual([
    ['diferencia', 'diferencia'],
  ]);
});

test('Actualizado has room for day and hour', () => {
  const updated = stockReportColumns.find(({ titulo }) => titulo === 'Actualizado')!;
  expect(updated.ancho).toBeGreaterThanOrEqual('28-11-2026 23:59:59'.length);
});
