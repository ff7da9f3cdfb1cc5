import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { toCell } from '../export/cell.ts';
import { excelOf } from './excel.ts';

test('a choice is written in a file as on the screen, and a figure is a figure', () => {
  const columns = excelOf(quotationRow, ['moneda', 'transporte', 'estado', 'total']);
  const written = (row: Readonly<Record<string, unknown>>) =>
    columns.map(({ field, tipo }) => toCell(tipo!, row[field]));
  const row = { moneda: 'dolares', transporte: 'aereo', estado: 'Vigente', total: 1200 };
  expect(written(row)).toEqual(['Dólares', 'Aéreo', 'Vigente', 1200]);
  expect(written({ ...row, moneda: 'pesos', transporte: null })).toEqual(['Pesos', null, 'Vigente', 1200]);
});

test('what the log holds of signs that XML does not know does not keep a workbook from opening', () => {
  expect(toCell('texto', 'Segu\ufffe\u0008ri\uffffdad\nÑuñoa')).toBe('Seguridad\nÑuñoa');
});
