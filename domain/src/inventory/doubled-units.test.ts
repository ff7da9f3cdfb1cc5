import { createDoubledUnits } from './doubled-units.ts';

const producto = { _id: 'cam', part_number: 'CAM-1' };
const day = (n: number): string => `2026-03-0${n}T12:00:00.000Z`;
type Event = readonly [type: string, n: number, data: object];
const findings = (...events: readonly Event[]): readonly string[] => {
  const doubled = createDoubledUnits();
  for (const [type, n, data] of events) doubled.take({ type, at: day(n), data });
  return doubled.findings();
};
const received = (n: number, documento: string, bodega = 'BOD'): Event => [
  'StockReceived',
  n,
  { producto, bodega, cantidad: 1, series: ['A1'], documento },
];
const counted = (number: number, n: number): Event => [
  'StockCountLineCounted',
  n,
  { conteo: { number }, producto, ubicacion: 'P1', lectura: { fecha: day(n) } },
];
const adjusted = (n: number, motivo: string, cantidad = -1): Event => [
  'StockAdjusted',
  n,
  { producto, bodega: 'BOD', cantidad, ubicaciones: [{ ubicacion: 'P1', cantidad, queda: 1 }], motivo },
];

test('given a serial received twice → it is named with both documents', () => {
  expect(findings(received(1, 'Nota 7'), received(1, 'Nota 8'))).toEqual([
    'La serie A1 de CAM-1 entró dos veces a BOD (Nota 7; Nota 8): puede haber una unidad de más. Cuéntala en un inventario.',
  ]);
});

test('given two receptions of one purchase order that name a serial → it is named', () => {
  const came = (recepcion: number): Event => [
    'PurchaseOrderReceived',
    recepcion,
    { orden: { number: 5 }, recepcion, bodega: 'BOD', lineas: [{ producto_id: 'cam', series: ['A1'] }] },
  ];
  expect(
    findings(received(1, 'x', 'NOR'), ['SerialWrittenOff', 1, { producto, serie: 'A1' }], came(1), came(2)),
  ).toEqual([
    expect.stringContaining(
      'CAM-1 entró dos veces a BOD (Orden de Compra N° 5, recepción 1; Orden de Compra N° 5, recepción 2)',
    ),
  ]);
});

test.each([
  ['it was sold in between', ['LinePicked', 2, { producto_id: 'cam', serie: 'A1' }]],
  ['it went out by a note in between', ['StockWithdrawn', 2, { producto, series: ['A1'] }]],
  ['it was written off in between', ['SerialWrittenOff', 2, { producto, serie: 'A1' }]],
  ['the workshop used it in between', ['RmaPartUsed', 2, { movimiento: { producto, series: ['A1'] } }]],
] as const)('given that %s → nothing is named', (_why, between) => {
  expect(findings(received(1, 'Nota 7'), between as Event, received(3, 'Nota 8'))).toEqual([]);
});

test('given two counts that removed one unit → the second is named, until the place is adjusted again', () => {
  const twice = [
    counted(3, 1),
    counted(4, 1),
    adjusted(2, 'Inventario N° 3: x'),
    adjusted(3, 'Inventario N° 4: x'),
  ] as const;
  expect(findings(...twice)).toEqual([
    'El Inventario N° 4 descontó 1 de CAM-1 en P1 de BOD que otro ajuste ya había corregido después de contarlo. Cuenta de nuevo esa ubicación.',
  ]);
  expect(findings(...twice, adjusted(4, 'Se contó', 1))).toEqual([]);
});

test('given a count that was read after the adjustment → nothing is named', () => {
  expect(
    findings(counted(3, 1), adjusted(2, 'Inventario N° 3: x'), counted(4, 3), adjusted(4, 'Inventario N° 4: x')),
  ).toEqual([]);
  expect(findings(counted(3, 1), adjusted(2, 'A mano', 1), adjusted(3, 'Inventario N° 3: x'))).toEqual([]);
});

test('given a count that accounts for what was corrected → nothing is named', () => {
  const [type, n, data] = adjusted(3, 'Inventario N° 4: x');
  const aware: Event = [type, n, { ...data, conteo: { number: 4, leida: day(1) } }];
  expect(findings(counted(3, 1), counted(4, 1), adjusted(2, 'Inventario N° 3: x'), aware)).toEqual([]);
});
