import {
  StockAdjusted,
  StockCommitted,
  StockIssued,
  StockMoved,
  StockPlaced,
  StockReceived,
  StockReconciled,
  StockReleased,
} from '@power/domain/inventory/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import movementList from './movement-list.ts';

const producto = { _id: '1', codigo: 'P1', codigo_sap: 'A1', part_number: 'PN', nombre: 'Cámara', marca: 'Hik' };
const saldo = (fisico: number, comprometido = 0) => ({ fisico, comprometido, disponible: fisico - comprometido });
const there = { producto, bodega: 'BOD' };
const order = { ...there, pedido: '77', comprometido_pedido: 0 };
const said = [
  StockReceived({ ...there, cantidad: 10, saldo: saldo(10), motivo: 'Compra', documento: 'OC 5' }),
  StockCommitted({ ...order, cantidad: 4, saldo: saldo(10, 4), validacion: 'v', solicitado: 4 }),
  StockReleased({ ...order, cantidad: 1, saldo: saldo(10, 3), validacion: null, motivo: 'Faltante' }),
  StockIssued({ ...order, cantidad: 3, saldo: saldo(7), motivo: 'Entrega' }),
  StockMoved({ ...there, cantidad: 2, saldo: saldo(5), bodega_destino: 'SALA', saldo_destino: saldo(2), motivo: null }),
  StockPlaced({
    ...there,
    cantidad: 1,
    saldo: saldo(5),
    ubicacion: null,
    ubicacion_destino: 'BOD-R01-N1-P01',
    motivo: null,
    series: ['SN-1'],
  }),
  StockAdjusted({ ...there, cantidad: -1, saldo: saldo(4), motivo: 'Conteo' }),
  StockReconciled({ ...order, cantidad: 3, saldo: saldo(7), salidas: 0, validacion: 'v', motivo: 'Cuadrado' }),
];
const recorded = said.map((event: DomainEvent, version) => ({
  ...event,
  id: `e${version}`,
  schema: 1,
  stream: 'stock-1',
  version,
  position: BigInt(version),
  recordedAt: '2026-03-02T12:00:00.000Z',
  metadata: {
    at: `2026-03-02T12:00:0${version}.000Z`,
    user: 'u',
    nombre: 'Ana',
    perfil: 'Jefe de Bodega',
    commandId: 'c',
    hash: '',
  },
})) as unknown as RecordedEvent[];
const rows = [...rowsGiven(movementList, recorded).rows.values()];

test('each movement is a row with its signed units, its balance, its document and who did it; a transfer is two', () => {
  const read = rows.map((r) => [r.bodega, r.tipo, r.cantidad, r.prometidas, r.fisico, r.comprometido, r.documento]);
  expect(read).toEqual([
    ['BOD', 'Entrada', 10, 0, 10, 0, 'OC 5'],
    ['BOD', 'Compromiso', 0, 4, 10, 4, 'Pedido 77'],
    ['BOD', 'Liberación', 0, 1, 10, 3, 'Pedido 77'],
    ['BOD', 'Salida', -3, 0, 7, 0, 'Pedido 77'],
    ['BOD', 'Traslado', -2, 0, 5, 0, null],
    ['SALA', 'Traslado', 2, 0, 2, 0, null],
    ['BOD', 'Cambio de ubicación', 0, 0, 5, 0, null],
    ['BOD', 'Ajuste', -1, 0, 4, 0, null],
    ['BOD', 'Cuadratura', 3, 0, 7, 0, 'Pedido 77'],
  ]);
  expect(rows[4]).toMatchObject({ contraparte: 'SALA', usuario: 'Ana', orden: 4, pedido_id: null });
  expect(rows[5]).toMatchObject({ contraparte: 'BOD' });
  expect(rows.map(({ nombradas }) => nombradas)).toEqual([null, null, null, null, null, null, 'SN-1', null, null]);
});

test('the places that a movement names are told: from where, and to where', () => {
  const placed = StockPlaced({
    ...there,
    cantidad: 2,
    saldo: saldo(10),
    ubicacion: null,
    ubicacion_destino: 'BOD-R01-N1-P1',
    ubicaciones: [{ ubicacion: 'BOD-R01-N1-P1', cantidad: 2, queda: 2 }],
    motivo: null,
  });
  const issued = StockIssued({
    ...order,
    cantidad: 3,
    saldo: saldo(7),
    motivo: 'Entrega',
    ubicaciones: [
      { ubicacion: 'BOD-R01-N1-P1', cantidad: -2, queda: 0 },
      { ubicacion: 'BOD-R01-N1-P2', cantidad: -1, queda: 4 },
    ],
  });
  const told = [
    ...rowsGiven(movementList, [
      recorded[0]!,
      { ...recorded[1]!, ...placed },
      { ...recorded[2]!, ...issued },
    ] as RecordedEvent[]).rows.values(),
  ];
  expect(told.map((r) => [r.tipo, r.cantidad, r.reubicadas, r.desde_ubicacion, r.hacia_ubicacion])).toEqual([
    ['Entrada', 10, 0, null, null],
    ['Cambio de ubicación', 0, 2, 'Sin ubicar', 'BOD-R01-N1-P1'],
    ['Salida', -3, 0, 'BOD-R01-N1-P1 (2), BOD-R01-N1-P2 (1)', null],
  ]);
});

test('the balance of a warehouse is the sum of what moved there', () => {
  for (const bodega of ['BOD', 'SALA']) {
    const moved = rows.filter((r) => r.bodega === bodega);
    expect(moved.reduce((sum, r) => sum + (r.cantidad as number), 0)).toBe(moved.at(-1)!['fisico']);
  }
});
