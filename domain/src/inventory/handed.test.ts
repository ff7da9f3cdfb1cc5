import type { DomainEvent } from '../kernel/event.ts';
import { foldAll } from '../kernel/scenario.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { StockReceived } from './events.ts';
import { handedTo } from './handed.ts';
import { commitStock } from './hold.ts';
import { settle } from './settle.ts';
import { held, saldoOf, stock, warehouse } from './stock.ts';

const NOW = '2026-01-05T12:00:00.000Z';
const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const says = (cantidad: number, more: Partial<OrderTruth> = {}): OrderTruth => ({
  ...{ situacion: 'abierto', abandonadas: [], bodega: 'BOD', cantidad },
  ...more,
});

/** Ten units in stock, of which each reservation holds its own. */
function stockWith(reservations: Readonly<Record<string, number>>) {
  const log: DomainEvent[] = [
    StockReceived({
      ...{ producto, bodega: 'BOD', cantidad: 10, motivo: 'Compra', documento: null },
      saldo: { fisico: 10, comprometido: 0, disponible: 10 },
    }),
  ];
  const state = () => foldAll(stock, log);
  for (const [pedido, cantidad] of Object.entries(reservations))
    log.push(...(commitStock(state(), { pedido, bodega: 'BOD', cantidad, validacion: 'v' }) as DomainEvent[]));
  const settleHolder = (holder: string, truth: OrderTruth) => {
    const decided = settle(state(), holder, truth, NOW);
    log.push(...decided);
    return decided.map(({ type }) => type);
  };
  const of = (pedido: string) => held(warehouse(state(), 'BOD').pedidos[pedido]);
  const free = () => saldoOf(warehouse(state(), 'BOD')).disponible;
  return { log, state, settled: settleHolder, of, free };
}
const passes = says(0, { situacion: 'anulado', validacion: 'v', pasa_a: '77' });

test('two reservations handed to one order → it holds their sum, each once', () => {
  const { settled, of, free } = stockWith({ 'R-1': 3, 'R-2': 2 });
  for (const reserva of ['R-1', 'R-2']) {
    expect(settled(reserva, passes)).toEqual(['StockReleased', 'StockCommitted']);
    expect(settled(reserva, passes)).toEqual([]);
  }
  expect([of('R-1'), of('R-2'), of('77'), free()]).toEqual([0, 0, 5, 5]);
});

test('an open order that asks for fewer → the rest is free; an attempt to validate it is untouched', () => {
  const { log, state, settled, of, free } = stockWith({ 'R-1': 5 });
  settled('R-1', passes);
  log.push(
    ...(commitStock(state(), { pedido: '77', bodega: 'BOD', cantidad: 4, validacion: 'attempt' }) as DomainEvent[]),
  );
  settled('77', says(2));
  expect([handedTo(state(), 'BOD', '77'), of('77'), free()]).toEqual([2, 4, 6]);
  expect(settled('77', says(2))).toEqual([]);
});

test('an order that is not there yet keeps what was handed to it', () => {
  const { settled, of } = stockWith({ 'R-1': 5 });
  settled('R-1', passes);
  expect(settled('77', { situacion: 'abierto', abandonadas: [], cantidad: 0 })).toEqual([]);
  expect(of('77')).toBe(5);
});

test('parts that were split off → what the order does not ask for is theirs, as far as they lack it', () => {
  const { settled, of, free } = stockWith({ 'R-1': 5 });
  settled('R-1', passes);
  const partes = [
    { pedido: '78', cantidad: 2 },
    { pedido: '79', cantidad: 1 },
  ];
  settled('77', says(1, { partes }));
  expect([of('77'), of('78'), of('79'), free()]).toEqual([1, 2, 1, 6]);
  expect(settled('77', says(1, { partes }))).toEqual([]);
});
