import { StockAdjusted, StockIssued, StockMoved, StockReceived, StockWithdrawn } from '@power/domain/inventory/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import layerList from './layer-list.ts';

const producto = { _id: '1', codigo: 'P1', codigo_sap: 'A1', part_number: 'PN', nombre: 'Cámara', marca: 'Hik' };
const saldo = { fisico: 0, comprometido: 0, disponible: 0 };
const there = { producto, bodega: 'BOD', saldo, motivo: 'x' };
const rowAfter = (told: readonly (readonly [month: number, event: DomainEvent])[]) => {
  const recorded = told.map(([month, event], version) => ({
    ...event,
    id: `e${version}`,
    schema: 1,
    stream: 'stock-1',
    version,
    position: BigInt(version),
    recordedAt: '2026-12-02T12:00:00.000Z',
    metadata: { at: new Date(Date.UTC(2026, month - 1, 10, 12)).toISOString(), commandId: 'c', hash: '' },
  })) as unknown as RecordedEvent[];
  return rowsGiven(layerList, recorded).rows.get('1');
};
const received = (cantidad: number) => StockReceived({ ...there, cantidad, documento: null });

test('issues take the oldest units, transfers none; a count finds units as old as the last, and takes the oldest', () => {
  const told: [number, DomainEvent][] = [
    [1, received(10)],
    [3, received(5)],
    [4, StockMoved({ ...there, cantidad: 5, bodega_destino: 'SALA', saldo_destino: saldo })],
    [5, StockIssued({ ...there, cantidad: 8, pedido: '7', comprometido_pedido: 0 })],
    [6, StockAdjusted({ ...there, cantidad: 2 })],
    [7, StockWithdrawn({ ...there, cantidad: 1, documento: 'S 1' })],
    [8, StockAdjusted({ ...there, cantidad: -2 })],
  ];
  expect(rowAfter(told)).toMatchObject({
    capas: [['2026-03-10', 6]],
    unidades_dia: 6 * 20_522,
    stock_actual: 6,
    entradas: 2,
    ultima_cantidad: 5,
    ultima_fecha: '2026-03-10T12:00:00.000Z',
  });
});
