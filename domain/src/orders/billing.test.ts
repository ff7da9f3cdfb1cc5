import { billOf, dteName, isShort, unitsOf } from './billing.shared.ts';
import { after, created, inRoom, invoiced, taken } from './order.testing.ts';

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

test('an invoiced order keeps its document beside what was ordered', () => {
  expect(after(invoiced(1))).toMatchObject({
    total: 3570,
    facturado: true,
    factura: { folio: 1, tipo_dte: 33, neto: 2000, iva: 380, total: 2380, fecha: '2026-01-05T12:00:00.000Z' },
  });
  expect([33, 34, 39, 61].map(dteName)).toEqual(['Factura', 'Factura exenta', 'Boleta', 'Documento 61']);
});
