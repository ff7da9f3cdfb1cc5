import { StockAdjusted, StockIssued, StockMoved, StockPlaced, StockReceived } from '@power/domain/inventory/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import placeStockList from './place-stock-list.ts';
import stockList from './stock-list.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const saldo = (fisico: number) => ({ fisico, comprometido: 0, disponible: fisico });
const base = { producto, bodega: 'BOD', motivo: 'm' };
const P1 = 'BOD-R01-N1-P1';

const log = (events: readonly DomainEvent[]): RecordedEvent[] =>
  events.map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'stock-1',
        version: n,
        position: BigInt(n + 1),
        recordedAt: '2026-01-05T12:00:00.000Z',
        metadata: {
          at: '2026-01-05T12:00:00.000Z',
          user: 'u',
          nombre: 'U',
          perfil: 'Bodega',
          commandId: `c${n}`,
          hash: '',
        },
      }) as unknown as RecordedEvent,
  );
const placesAfter = (events: readonly DomainEvent[]) =>
  Object.fromEntries(
    [...rowsGiven(placeStockList, log(events)).rows.values()].map((row) => [row._id, row.cantidad] as const),
  );
const warehousesAfter = (events: readonly DomainEvent[]) =>
  Object.fromEntries([...rowsGiven(stockList, log(events)).rows.values()].map((row) => [row._id, row.fisico] as const));

/** As the log was written before places. */
const BEFORE = [
  StockReceived({ ...base, cantidad: 10, saldo: saldo(10), documento: null }),
  StockMoved({ ...base, bodega_destino: 'NOR', cantidad: 4, saldo: saldo(6), saldo_destino: saldo(4) }),
  StockIssued({ ...base, bodega: 'NOR', cantidad: 1, saldo: saldo(3), pedido: '77', comprometido_pedido: 0 }),
];

test('a log of before stands at Sin ubicar of its warehouses, each figure as it was', () => {
  expect(placesAfter(BEFORE)).toEqual({ '1/BOD': 6, '1/NOR': 3 });
  expect(placesAfter(BEFORE)).toEqual(warehousesAfter(BEFORE));
});

test('after each event the places of a warehouse and what has none are its balance', () => {
  const change = (cantidad: number, queda: number) => ({ ubicaciones: [{ ubicacion: P1, cantidad, queda }] });
  const placed = { ...base, saldo: saldo(6), ubicacion: null, ubicacion_destino: P1 };
  const events = [
    ...BEFORE,
    StockPlaced({ ...placed, cantidad: 5, ...change(5, 5) }),
    StockAdjusted({ ...base, cantidad: -3, saldo: saldo(3), ...change(-2, 3) }),
    StockReceived({ ...base, cantidad: 4, saldo: saldo(7), documento: null }),
    StockMoved({
      ...base,
      bodega_destino: 'NOR',
      cantidad: 7,
      saldo: saldo(0),
      saldo_destino: saldo(10),
      ...change(-3, 0),
    }),
  ];
  expect(placesAfter(events.slice(0, 5))).toEqual({ '1/BOD': 0, [`1/BOD/${P1}`]: 3, '1/NOR': 3 });
  expect(placesAfter(events.slice(0, 6))).toEqual({ '1/BOD': 4, [`1/BOD/${P1}`]: 3, '1/NOR': 3 });
  expect(placesAfter(events)).toEqual({ '1/BOD': 0, '1/NOR': 10 });
});
