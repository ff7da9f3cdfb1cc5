import { billOf, dteName, isShort, unitsOf } from './billing.shared.ts';
import { committed } from './order.ts';
import { after, created, goods, inRoom, invoiced, lineOf, taken } from '../../orders/order.testing.ts';

test('what was ordered counts until the picking has ended, what was picked from then on', () => {
  for (const [given, units, short] of [
    [[created()], 3, false],
    [taken(), 3, false],
    [inRoom(), 3, false],
    [inRoom(2), 1, true],
  ] as const) {
    const o = after(given);
    expect([unitsOf(o, o.productos_pedido[0]!), isShort(o)]).toEqual([units, short]);
  }
});

test('the bill is of what is delivered, without IVA where the document is exempt', () => {
  const o = after(inRoom(1));
  expect([o.total, billOf(o)]).toEqual([3570, { neto: 2000, iva: 380, total: 2380 }]);
  expect(billOf(o, 34)).toEqual({ neto: 2000, iva: 0, total: 2000 });
});

test('work is billed in full and neither committed nor missing, whatever was picked of the goods beside it', () => {
  const work = lineOf(2, goods('9', { servicio: true }), 4, 500);
  const o = after(inRoom(1, { productos_pedido: [lineOf(1, goods('1'), 3), work] }));
  expect([o.productos_pedido.map((line) => unitsOf(o, line)), billOf(o).neto]).toEqual([[2, 4], 4000]);
  expect(committed(o).map(({ producto_id, cantidad }) => [producto_id, cantidad])).toEqual([['1', 2]]);
});

test('an invoiced order keeps its document beside what was ordered', () => {
  expect(after(invoiced(1))).toMatchObject({
    total: 3570,
    facturado: true,
    factura: { folio: 1, tipo_dte: 33, neto: 2000, iva: 380, total: 2380, fecha: '2026-01-05T12:00:00.000Z' },
  });
  expect([33, 34, 39, 61, 56].map(dteName)).toEqual([
    'Factura',
    'Factura exenta',
    'Boleta',
    'Nota de crédito',
    'Documento 56',
  ]);
});
