import { StockIssued, StockReceived } from '@power/domain/inventory/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import eventList from './event-list.ts';

const producto = { _id: '1', codigo: 'P1', codigo_sap: 'A1', part_number: 'DS-2CD', nombre: 'Cámara', marca: 'Hik' };
const of = { producto, bodega: 'BOD', cantidad: 3, saldo: { fisico: 3, comprometido: 0, disponible: 3 } };
const issued = { ...of, comprometido_pedido: 0, motivo: 'Entrega de pedido' };
const recorded = [
  StockReceived({ ...of, motivo: 'Compra', documento: 'OC 5' }),
  StockIssued({ ...issued, pedido: '10500' }),
  StockIssued({ ...issued, pedido: 'R-12' }),
].map((event, version) => ({
  ...event,
  id: `e${version}`,
  schema: 1,
  stream: 'stock-1',
  version,
  position: BigInt(version),
  recordedAt: '2026-03-02T12:00:00.000Z',
  metadata: { at: '2026-03-02T12:00:00.000Z', user: 'u', nombre: 'Ana', perfil: 'Cobrador', commandId: 'c', hash: '' },
})) as unknown as RecordedEvent[];
const rows = [...rowsGiven(eventList, recorded).rows.values()];

test('a movement of the stock is found by part number, warehouse, order, reservation and document', () => {
  expect(rows.map(({ detalle }) => detalle)).toEqual([
    'Compra · DS-2CD · BOD · OC 5',
    'Entrega de pedido · DS-2CD · BOD · Pedido 10500',
    'Entrega de pedido · DS-2CD · BOD · Reserva 12',
  ]);
  for (const { busqueda, detalle } of rows) expect(busqueda).toContain(detalle);
  expect(rows[1]!.busqueda).toContain('Cobrador');
});
