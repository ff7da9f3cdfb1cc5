import type { NamedSerials } from '../inventory/serials/named-serials.shared.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { truthOf } from '../orders/goods.shared.ts';
import { after, goods, lineOf, validated } from '../orders/order.testing.ts';
import { stillHolds } from '../picking/serial.ts';
import { saleOf } from '../service/cases/sale.shared.ts';
import { invoiceOrder } from './invoice-order.ts';

const PLACE = 'BOD-R01-N1-P01';
const camera = goods('3', { serializable: true });
/** Two cameras on line 1 and one on line 2, of a warehouse that has five of them. */
const log = validated({ productos_pedido: [lineOf(1, camera, 2), lineOf(2, camera, 1)] });

const registered = (registradas: number, more: Partial<NamedSerials> = {}): NamedSerials => ({
  registradas,
  todas: Array.from({ length: registradas }, (_, n) => `A${n + 1}`),
  nuevas: [],
  ...more,
});
function invoice(series: NamedSerials, request: object = {}, fisico = 5) {
  const bodega = { fisico, pedidos: {}, ubicaciones: { [PLACE]: fisico } };
  return decideGiven(invoiceOrder, log, {
    request: { pedido: 77, sin_picking: true, ...request },
    user: someone('Finanzas'),
    facts: { folio: 1, productos: {}, direccion: null, seriales: { 3: { bodega, series } } },
  });
}
const THREE = [
  { linea: 1, series: ['A1', 'A2'] },
  { linea: 2, series: ['A4'] },
];

test('rejects an invoice without picking when more serials than units would remain', () => {
  const refused = refusal(invoice(registered(5)));
  expect(refused.codigo).toBe('FALTAN_SERIES');
  expect(refused.mensaje).toBe(
    'En Central hay 5 de PN-3 y 5 tienen su serie registrada: escanea las series de las 3 que salen, o envía el pedido a picking.',
  );
});

test('rejects it when units that left already are booked there still', () => {
  expect(refusal(invoice({ ...registered(2), ocupadas: 1 })).codigo).toBe('FALTAN_SERIES');
});

test('units that nobody registered → no serials, and they leave as before', () => {
  const { data } = events(invoice(registered(0)))[0]!;
  expect(data).not.toHaveProperty('series');
  expect(data).not.toHaveProperty('desde');
});

test('named serials → they leave with their lines, from where they stand', () => {
  const lugares = { desde: [{ ubicacion: PLACE, cantidad: 3 }], quedan: [{ ubicacion: PLACE, cantidad: 2 }] };
  const o = after([...log, ...events(invoice(registered(5, { lugares }), { series: THREE }))]);
  expect(o.series_sin_picking?.map(({ linea, series }) => [linea, series])).toEqual([
    [1, ['A1', 'A2']],
    [2, ['A4']],
  ]);
  expect([stillHolds(o, 'A4'), stillHolds(o, 'A3')]).toEqual([true, false]);
  expect(truthOf(o, '3').desde).toEqual([{ ubicacion: PLACE, cantidad: 3 }]);
  expect(saleOf(o, 2)).toMatchObject({ series: ['A4'] });
});

test('all units leave → their serials go along, parted among the lines', () => {
  const o = after([...log, ...events(invoice(registered(2), {}, 3))]);
  expect(o.series_sin_picking?.map(({ linea, series }) => [linea, series])).toEqual([[1, ['A1', 'A2']]]);
});

test.each([
  ['a line that is not there', [{ linea: 9, series: ['A1'] }], 'LINEA_NO_EXISTE'],
  ['fewer serials than units', [{ linea: 1, series: ['A1'] }], 'SERIES_INCOMPLETAS'],
  ['more serials than units of the line', [{ linea: 2, series: ['A1', 'A2'] }], 'SERIES_INCOMPLETAS'],
  [
    'a serial twice',
    [
      { linea: 1, series: ['A1', 'A2'] },
      { linea: 2, series: ['A1'] },
    ],
    'SERIE_REPETIDA',
  ],
])('rejects serials when they name %s', (_what, series, codigo) => {
  expect(refusal(invoice(registered(5), { series })).codigo).toBe(codigo);
});

test('rejects a serial that nobody registered when all units have theirs', () => {
  const series = [THREE[0]!, { linea: 2, series: ['X'] }];
  expect(refusal(invoice(registered(5, { nuevas: ['X'] }), { series })).codigo).toBe('SERIE_NO_ESTA');
});
