import { orderLooks } from '@power/domain/orders/order-looks';
import { TONE_COLOUR } from './columns.ts';
import { cellStyle } from './styles.ts';

test('a state has the colour of its tone, the same style object each time', () => {
  const style = cellStyle({ field: 'estatus', titulo: 'Estado', looks: orderLooks });
  expect(style('Anulado').font?.color?.argb).toBe(TONE_COLOUR.neutral);
  expect(style('Pendiente Validacion Administrativa').font?.color?.argb).toBe(TONE_COLOUR.warn);
  expect(style('En Ruta')).toBe(style('En Picking'));
});

test('what is no state keeps the format of its column', () => {
  expect(cellStyle({ field: 'total', titulo: 'Total', tipo: 'pesos' })(5)).toEqual({
    numFmt: '"$"#,##0;[Red]"$"-#,##0',
  });
});
