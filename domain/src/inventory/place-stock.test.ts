import fc from 'fast-check';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { adjustStock } from './adjust-stock.ts';
import { StockMoved, StockReceived } from './events.ts';
import { commitStock, issueHeld } from './hold.ts';
import { moveStock } from './move-stock.ts';
import { NO_SERIALS } from './serials/named-serials.shared.ts';
import { placeStock } from './place-stock.ts';
import { atPlace, unplaced } from './places.shared.ts';
import { stock, warehouse } from './stock.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const user = someone('Administrador');
const received = (fisico: number, bodega = 'BOD'): DomainEvent =>
  StockReceived({
    producto,
    bodega,
    cantidad: fisico,
    saldo: { fisico, comprometido: 0, disponible: fisico },
    motivo: 'Compra',
    documento: null,
  });
const [P1, P2, P10] = ['BOD-R01-N1-P1', 'BOD-R01-N1-P2', 'BOD-R01-N1-P10'] as const;
const put = (given: readonly DomainEvent[], cantidad: number, to: string, from = '', bodega = 'BOD') =>
  decideGiven(placeStock, given, {
    request: { accion: 'ubicar', producto: '1', bodega, ubicacion: from, ubicacion_destino: to, cantidad },
    user,
    facts: { lugar: null, origen: null },
  });
const placed = (given: readonly DomainEvent[], ...asked: [number, string, string?][]): DomainEvent[] =>
  asked.reduce<DomainEvent[]>((log, [n, to, from]) => [...log, ...events(put(log, n, to, from))], [...given]);
const there = (log: readonly DomainEvent[], bodega = 'BOD') => warehouse(foldAll(stock, log), bodega);

test('goods are put away, moved and taken off; the warehouse holds as much as before', () => {
  const log = placed([received(10)], [6, P1], [2, P2, P1], [1, '', P2]);
  expect(there(log)).toMatchObject({ fisico: 10, ubicaciones: { [P1]: 4, [P2]: 1 } });
  expect(unplaced(there(log))).toBe(5);
  expect(there(placed(log, [4, '', P1])).ubicaciones).toEqual({ [P2]: 1 });
});

test.each([
  ['the same place', put([received(10)], 1, ''), 'MISMA_UBICACION'],
  ['another warehouse’s place', put([received(10)], 1, 'NOR-R01-N1-P1'), 'OTRA_BODEGA'],
  ['from another warehouse’s place', put([received(10)], 1, P1, 'NOR-R01-N1-P1'), 'OTRA_BODEGA'],
  ['more than is not placed', put([received(10)], 11, P1), 'STOCK_INSUFICIENTE'],
  ['more than the place holds', put(placed([received(10)], [3, P1]), 4, P2, P1), 'STOCK_INSUFICIENTE'],
  ['an unknown place', put([received(10)], 1, P1, 'BOD-R99-N9-P9'), 'STOCK_INSUFICIENTE'],
  ['a product that never came', put([], 1, P1), 'STOCK_INSUFICIENTE'],
])('%s is refused', (_, decision, codigo) => {
  expect(refusal(decision)).toMatchObject({ codigo, titulo: 'No se puede mover' });
});

test('what leaves without a place is taken from Sin ubicar, then from the places in their order', () => {
  const log = placed([received(10)], [3, P10], [3, P2]);
  const commit = commitStock(foldAll(stock, log), { pedido: '77', bodega: 'BOD', cantidad: 8, validacion: 'v1' });
  if (isRejection(commit)) throw new Error(commit.mensaje);
  const all = [...log, ...commit];
  const issued = issueHeld(foldAll(stock, all), 'BOD', '77', 'Entrega');
  expect(issued[0]!.data).toMatchObject({
    ubicaciones: [
      { ubicacion: P2, cantidad: -3, queda: 0 },
      { ubicacion: P10, cantidad: -1, queda: 2 },
    ],
  });
  expect(there([...all, ...issued])).toMatchObject({ fisico: 2, ubicaciones: { [P10]: 2 } });
});

/** As the log was written before places: no event names one. */
const BEFORE: readonly DomainEvent[] = [
  received(10),
  StockMoved({
    producto,
    bodega: 'BOD',
    bodega_destino: 'NOR',
    cantidad: 4,
    saldo: { fisico: 6, comprometido: 0, disponible: 6 },
    saldo_destino: { fisico: 4, comprometido: 0, disponible: 4 },
    motivo: null,
  }),
];

test('a log of before is read as it was: every unit stands at Sin ubicar of its warehouse', () => {
  for (const [bodega, fisico] of [
    ['BOD', 6],
    ['NOR', 4],
  ] as const) {
    expect(there(BEFORE, bodega)).toEqual({ fisico, pedidos: {} });
    expect(unplaced(there(BEFORE, bodega))).toBe(fisico);
  }
  // What touches no place is still written as it was.
  const [event] = events(
    decideGiven(adjustStock, BEFORE, {
      request: { accion: 'ajustar', producto: '1', bodega: 'BOD', contado: 5, motivo: 'Conteo' },
      user,
      facts: { producto, registradas: 0 },
    }),
  );
  expect(event!.data).not.toHaveProperty('ubicaciones');
});

test('whatever is moved, received, adjusted and issued, no place is negative and their sum is the warehouse', () => {
  const step = fc.record({
    what: fc.constantFrom('ubicar', 'ajustar', 'trasladar', 'entregar'),
    from: fc.constantFrom('', P1, P2, P10),
    to: fc.constantFrom('', P1, P2, P10),
    n: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let log: DomainEvent[] = [received(20)];
      for (const { what, from, to, n } of steps) {
        const base = { producto: '1', bodega: 'BOD' };
        const state = foldAll(stock, log);
        const decision =
          what === 'ubicar'
            ? put(log, n, to, from)
            : what === 'ajustar'
              ? decideGiven(adjustStock, log, {
                  request: { ...base, accion: 'ajustar', contado: n, motivo: 'Conteo' },
                  user,
                  facts: { producto, registradas: 0 },
                })
              : what === 'trasladar'
                ? decideGiven(moveStock, log, {
                    request: { ...base, bodega_destino: 'NOR', cantidad: n },
                    user,
                    facts: { series: NO_SERIALS },
                  })
                : commitStock(state, { pedido: '7', bodega: 'BOD', cantidad: n, validacion: 'v' });
        if (isRejection(decision)) continue;
        log = [...log, ...decision];
        if (what === 'entregar') log = [...log, ...issueHeld(foldAll(stock, log), 'BOD', '7', 'Entrega')];
        const w = there(log);
        expect(unplaced(w)).toBeGreaterThanOrEqual(0);
        expect([P1, P2, P10].reduce((sum, p) => sum + atPlace(w, p), unplaced(w))).toBe(w.fisico);
        for (const units of Object.values(w.ubicaciones ?? {})) expect(units).toBeGreaterThan(0);
      }
    }),
  );
});
