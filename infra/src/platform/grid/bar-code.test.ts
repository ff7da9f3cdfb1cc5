import { filteredBarCodeSql, barCodeSql } from './bar-code.ts';
import { defineGrid } from './define.ts';
import { Params } from './params.ts';
import { selectionOf } from './where.ts';

const columns = { producto_id: { type: 'code' }, part_number: { type: 'text' }, bodega: { type: 'code' } } as const;
const stock = defineGrid({ table: 'stock_list', columns, quickFilter: ['part_number'], product: 'producto_id' });
const without = defineGrid({ table: 'stock_list', columns, quickFilter: ['part_number'] });
const EAN = '7801234567894';

test('a bar code in the quick filter finds the rows about its product, by every spelling of it', () => {
  const { where, values } = selectionOf(stock, { filterModel: {}, quickFilter: `]E0${EAN}` }, {});
  expect(where).toContain('"producto_id" = ANY(ARRAY(');
  expect(values).toContainEqual([EAN, `0${EAN}`]);
});

test('words, codes with another check digit and lists without products ask for no bar code', () => {
  const params = new Params([]);
  for (const text of ['camara', '7801234567890', '12345'])
    expect([text, barCodeSql(stock, text, params)]).toEqual([text, undefined]);
  expect(barCodeSql(without, EAN, params)).toBeUndefined();
});

test('a filter of a column that names products takes its bar code; what excludes, and other columns, do not', () => {
  const sql = (field: string, type: 'contains' | 'notContains') =>
    filteredBarCodeSql(stock, field, { filterType: 'text', type, filter: EAN }, new Params([]));
  expect(sql('part_number', 'contains')).toContain('"producto_id"');
  expect([sql('part_number', 'notContains'), sql('bodega', 'contains')]).toEqual([undefined, undefined]);
});
