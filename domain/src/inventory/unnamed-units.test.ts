import { createUnnamedUnits } from './unnamed-units.ts';

const producto = { _id: '3', part_number: 'PN-3' };
const stored = (serie: string) => ({ type: 'SerialStored', data: { producto, serie, bodega: 'BOD', ubicacion: null } });
const invoiced = (series?: readonly string[]) => ({
  type: 'OrderInvoiced',
  data: {
    pedido: { number: 7 },
    sin_picking: true,
    movimientos: [{ producto_id: '3', bodega: 'BOD' }],
    ...(series && { series: [{ producto_id: '3', series }] }),
  },
});
const issued = { type: 'StockIssued', data: { producto, bodega: 'BOD', pedido: '7', saldo: { fisico: 1 } } };
const writtenOff = { type: 'SerialWrittenOff', data: { producto, serie: 'A1' } };

const findings = (...events: readonly { readonly type: string; readonly data: unknown }[]) => {
  const unnamed = createUnnamedUnits();
  for (const event of events) unnamed.take(event);
  return unnamed.findings();
};

test('units left without their serials → a finding with the order', () => {
  expect(findings(stored('A1'), stored('A2'), invoiced(), issued)).toEqual([
    'En BOD hay 1 de PN-3 y 2 series registradas: salieron sin nombrar su serie con pedidos facturados sin picking (N° 7). Da de baja en Series las que ya no están.',
  ]);
});

test.each([
  ['the invoice named them', [stored('A1'), stored('A2'), invoiced(['A1']), issued]],
  ['the missing one was written off', [stored('A1'), stored('A2'), invoiced(), issued, writtenOff]],
  ['only units without serials left', [stored('A1'), invoiced(), issued]],
])('no finding when %s', (_what, events) => {
  expect(findings(...events)).toEqual([]);
});
