import fc from 'fast-check';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { StockReceived } from './events.ts';
import { commitStock, issueHeld, releaseDownTo } from './hold.ts';
import { booked, type Booking, differences, orderOf } from './ledger.ts';
import { repairOrderStock } from './repair-order-stock.ts';
import { movesOut, saldoOf, stock, warehouse } from './stock.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const received = (fisico: number): DomainEvent =>
  StockReceived({
    producto,
    bodega: 'BOD',
    cantidad: fisico,
    saldo: { fisico, comprometido: 0, disponible: fisico },
    motivo: 'Compra',
    documento: null,
  });
type Step = (log: readonly DomainEvent[]) => readonly DomainEvent[];
const play = (...steps: Step[]): DomainEvent[] =>
  steps.reduce<DomainEvent[]>((log, step) => [...log, ...step(log)], [received(10)]);
const commit =
  (pedido: string, cantidad: number): Step =>
  (log) => {
    const decision = commitStock(foldAll(stock, log), { pedido, bodega: 'BOD', cantidad, validacion: 'v1' });
    return isRejection(decision) ? [] : decision;
  };
const lose =
  (pedido: string, left = 0): Step =>
  (log) =>
    releaseDownTo(foldAll(stock, log), 'BOD', pedido, left, 'perdido');
const issue =
  (pedido: string): Step =>
  (log) =>
    issueHeld(foldAll(stock, log), 'BOD', pedido, 'Entrega');

const says = (situacion: OrderTruth['situacion'], cantidad = 3): OrderTruth => ({
  situacion,
  validacion: situacion === 'abierto' ? undefined : 'v1',
  abandonadas: [],
  bodega: 'BOD',
  cantidad: situacion === 'abierto' ? 0 : cantidad,
});
const bookingOf = (log: readonly DomainEvent[], pedido = '77'): Booking =>
  log.filter((event) => orderOf(event) === pedido).reduce<Booking>(booked, {});
const repair = (log: readonly DomainEvent[], truth: OrderTruth, salidas = log.filter(movesOut).length) =>
  decideGiven(repairOrderStock, log, {
    request: { accion: 'repararpedido', producto: '1', pedido: '77' },
    user: someone('Administrador'),
    facts: { truth, booking: bookingOf(log), salidas },
  });

test.each<[string, DomainEvent[], OrderTruth, object[], object]>([
  ['an order that holds what it needs', play(commit('77', 3)), says('vigente'), [], { fisico: 10, comprometido: 3 }],
  [
    'a delivered order whose goods left',
    play(commit('77', 3), issue('77')),
    says('entregado'),
    [],
    { fisico: 7, comprometido: 0 },
  ],
  ['a validation under way', play(commit('77', 3)), says('abierto'), [], { fisico: 10, comprometido: 3 }],
  [
    'a hold that was lost',
    play(commit('77', 3), lose('77')),
    says('vigente'),
    [{ tipo: 'compromiso', bodega: 'BOD', esperado: 3, encontrado: 0 }],
    { fisico: 10, comprometido: 3 },
  ],
  [
    'half a hold',
    play(commit('77', 3), lose('77', 1)),
    says('vigente'),
    [{ tipo: 'compromiso', bodega: 'BOD', esperado: 3, encontrado: 1 }],
    { fisico: 10, comprometido: 3 },
  ],
  [
    'a delivery that left the stock untouched',
    play(commit('77', 3), lose('77')),
    says('entregado'),
    [{ tipo: 'salida', bodega: 'BOD', esperado: 3, encontrado: 0 }],
    { fisico: 7, comprometido: 0 },
  ],
  [
    'a delivery that still holds',
    play(commit('77', 3)),
    says('entregado'),
    [
      { tipo: 'compromiso', bodega: 'BOD', esperado: 0, encontrado: 3 },
      { tipo: 'salida', bodega: 'BOD', esperado: 3, encontrado: 0 },
    ],
    { fisico: 7, comprometido: 0 },
  ],
  [
    'a cancelled order that still holds',
    play(commit('77', 3)),
    says('anulado'),
    [{ tipo: 'compromiso', bodega: 'BOD', esperado: 0, encontrado: 3 }],
    { fisico: 10, comprometido: 0 },
  ],
  [
    'goods that left twice',
    play(commit('77', 3), issue('77'), commit('77', 3), issue('77')),
    says('entregado'),
    [{ tipo: 'salida', bodega: 'BOD', esperado: 3, encontrado: 6 }],
    { fisico: 7, comprometido: 0 },
  ],
  [
    'goods that left for an order that nobody validated',
    play(commit('77', 3), issue('77')),
    says('abierto'),
    [{ tipo: 'salida', bodega: 'BOD', esperado: 0, encontrado: 3 }],
    { fisico: 10, comprometido: 0 },
  ],
])('%s: named, repaired by event, and once', (_name, log, truth, expected, after) => {
  expect(differences(truth, bookingOf(log))).toEqual(expected);
  const repaired = [...log, ...(events(repair(log, truth)) as DomainEvent[])];
  expect(repaired.length - log.length).toBe(expected.length > 0 ? 1 : 0);
  expect(saldoOf(warehouse(foldAll(stock, repaired), 'BOD'))).toMatchObject(after);
  expect(differences(truth, bookingOf(repaired))).toEqual([]);
  expect(repair(repaired, truth)).toEqual([]);
});

test('what others hold is not taken for a repair: the refusal says what there is and what to do', () => {
  const log = play(commit('77', 3), lose('77'), commit('78', 9));
  expect(refusal(repair(log, says('vigente'))).mensaje).toBe(
    'Para el pedido 77 hacen falta 3 de PN en BOD y hay 1. Cuenta el producto y ajusta su stock, o anula un pedido, y repara de nuevo.',
  );
  expect(refusal(repair(log, says('entregado'))).codigo).toBe('STOCK_INSUFICIENTE');
});

test('a movement that the reading did not see refuses the repair, so that nothing leaves twice', () => {
  const log = play(commit('77', 3), issue('77'));
  expect(refusal(repair(log, says('entregado'), 0)).codigo).toBe('STOCK_EN_MOVIMIENTO');
});

test('whatever happened before, a repair that is granted leaves no difference and no negative stock', () => {
  const step = fc.oneof(
    fc
      .record({ pedido: fc.constantFrom('77', '78'), n: fc.integer({ min: 1, max: 6 }) })
      .map((s) => commit(s.pedido, s.n)),
    fc
      .record({ pedido: fc.constantFrom('77', '78'), n: fc.integer({ min: 0, max: 4 }) })
      .map((s) => lose(s.pedido, s.n)),
    fc.constantFrom('77', '78').map((pedido) => issue(pedido)),
  );
  const truth = fc
    .record({
      situacion: fc.constantFrom('abierto', 'vigente', 'entregado', 'anulado' as const),
      n: fc.integer({ min: 1, max: 6 }),
    })
    .map((t) => says(t.situacion as OrderTruth['situacion'], t.n));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), truth, (steps, order) => {
      const log = play(...steps);
      const decision = repair(log, order);
      if (isRejection(decision)) return;
      const after = [...log, ...decision];
      expect(differences(order, bookingOf(after))).toEqual([]);
      const { fisico, disponible } = saldoOf(warehouse(foldAll(stock, after), 'BOD'));
      expect(Math.min(fisico, disponible)).toBeGreaterThanOrEqual(0);
      if (decision.length > 0)
        expect((decision[0]!.data as { saldo: object }).saldo).toEqual(
          saldoOf(warehouse(foldAll(stock, after), 'BOD')),
        );
      expect(bookingOf(after, '78')).toEqual(bookingOf(log, '78'));
    }),
    { numRuns: 300 },
  );
});
