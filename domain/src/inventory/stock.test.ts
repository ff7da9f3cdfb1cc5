import fc from 'fast-check';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { adjustStock } from './adjust-stock.ts';
import { commitStock, issueHeld, releaseAttempt, releaseDownTo, seenBy } from './hold.ts';
import { moveStock } from './move-stock.ts';
import { receiveStock } from './receive-stock.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { suspects } from './orphans.ts';
import { settle } from './settle.ts';
import { NO_SERIALS } from './serials/named-serials.shared.ts';
import { saldoOf, stock, type StockState, warehouse } from './stock.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const AT = '2026-01-05T12:00:00.000Z';
const LATER = '2026-01-05T13:00:00.000Z';
const boss = someone('Administrador');
const receive = (given: DomainEvent[], cantidad: number, bodega = 'Central') => [
  ...given,
  ...(events(
    decideGiven(receiveStock, given, {
      request: { producto: '1', bodega, cantidad, motivo: 'Compra' },
      user: boss,
      facts: { producto, pmp: 0, limite: 0 },
    }),
  ) as DomainEvent[]),
];
const commit = (given: DomainEvent[], pedido: string, cantidad: number, validacion = 'v1') => {
  const decision = commitStock(foldAll(stock, given), { pedido, bodega: 'Central', cantidad, validacion });
  return isRejection(decision) ? decision : [...given, ...decision];
};
const done = (result: ReturnType<typeof commit>): DomainEvent[] => {
  if (isRejection(result)) throw new Error(result.mensaje);
  return result;
};
const balance = (given: DomainEvent[], bodega = 'Central') => saldoOf(warehouse(foldAll(stock, given), bodega));

test('goods received are available, goods committed are not', () => {
  const given = done(commit(receive([], 10), '77', 4));
  expect(balance(given)).toEqual({ fisico: 10, comprometido: 4, disponible: 6 });
  expect(given.at(-1)).toMatchObject({ data: { cantidad: 4, comprometido_pedido: 4, saldo: { disponible: 6 } } });
  expect(refusal(commit(given, '78', 7) as never).extra).toEqual({ fisico: 10, comprometido: 4, disponible: 6 });
});

test('a warehouse may be called anything, also what objects inherit', () => {
  for (const bodega of ['__proto__', 'constructor', 'toString'])
    expect(balance(receive(receive([], 2, bodega), 3, bodega), bodega)).toMatchObject({ fisico: 5 });
});

test('more than read models can hold is refused', () => {
  const full = receive([], 1).map((event) => ({
    ...event,
    data: {
      ...(event.data as object),
      cantidad: 999_999_999,
      saldo: { fisico: 999_999_999, comprometido: 0, disponible: 999_999_999 },
    },
  }));
  expect(
    refusal(
      decideGiven(receiveStock, full, {
        request: { producto: '1', bodega: 'Norte', cantidad: 2, motivo: 'Compra' },
        user: boss,
        facts: { producto, pmp: 0, limite: 0 },
      }),
    ).codigo,
  ).toBe('CANTIDAD_EXCESIVA');
  expect(receive(full, 1, 'Norte')).toHaveLength(2);
});

test('an order’s own commitment does not stand in its way, and two attempts count once', () => {
  const given = done(commit(receive([], 10), '77', 8));
  expect(seenBy(foldAll(stock, given), 'Central', '77').disponible).toBe(10);
  const twice = done(commit(given, '77', 8, 'v2'));
  expect(balance(twice).comprometido).toBe(8);
  expect(twice.at(-1)).toMatchObject({ data: { cantidad: 0, comprometido_pedido: 8 } });
  const loserGone = [...twice, ...releaseAttempt(foldAll(stock, twice), 'Central', '77', 'v2', 'perdió')];
  expect(balance(loserGone).comprometido).toBe(8);
  expect(commit(loserGone, '77', 8)).toEqual(loserGone);
});

test('released by its own attempt only; unknown attempts release nothing', () => {
  const given = done(commit(receive([], 10), '77', 8));
  expect(releaseAttempt(foldAll(stock, given), 'Central', '77', 'v9', '')).toEqual([]);
  expect(balance([...given, ...releaseAttempt(foldAll(stock, given), 'Central', '77', 'v1', '')])).toEqual({
    fisico: 10,
    comprometido: 0,
    disponible: 10,
  });
});

test('handed over goods leave both balances, once', () => {
  const given = done(commit(receive([], 10), '77', 8));
  const issued = [...given, ...issueHeld(foldAll(stock, given), 'Central', '77', 'Entrega')];
  expect(balance(issued)).toEqual({ fisico: 2, comprometido: 0, disponible: 2 });
  expect(issueHeld(foldAll(stock, issued), 'Central', '77', 'Entrega')).toEqual([]);
});

test('a count never takes promised goods away, a move only free ones', () => {
  const given = done(commit(receive([], 10), '77', 8));
  const count = (contado: number) =>
    decideGiven(adjustStock, given, {
      request: { accion: 'ajustar', producto: '1', bodega: 'Central', contado, motivo: 'Conteo' },
      user: boss,
      facts: { producto, registradas: 0 },
    });
  expect(refusal(count(7)).codigo).toBe('STOCK_COMPROMETIDO');
  expect(events(count(8))).toMatchObject([{ data: { cantidad: -2, saldo: { fisico: 8, disponible: 0 } } }]);
  const move = (cantidad: number) =>
    decideGiven(moveStock, given, {
      request: { producto: '1', bodega: 'Central', bodega_destino: 'Norte', cantidad },
      user: boss,
      facts: { series: NO_SERIALS },
    });
  expect(refusal(move(3)).mensaje).toBe('En Central quedan 2 unidades disponibles.');
  expect(balance([...given, ...(events(move(2)) as DomainEvent[])], 'Norte').fisico).toBe(2);
});

describe('settling with the order', () => {
  const held = done(commit(receive([], 10), '77', 8));
  const run = (given: DomainEvent[], truth: OrderTruth) =>
    balance([...given, ...settle(foldAll(stock, given), '77', truth, AT)]);
  const truth = (situacion: OrderTruth['situacion'], cantidad: number, more: Partial<OrderTruth> = {}): OrderTruth => ({
    situacion,
    validacion: situacion === 'abierto' ? undefined : 'v1',
    abandonadas: [],
    bodega: 'Central',
    cantidad,
    ...more,
  });
  test.each<[string, OrderTruth, object]>([
    ['cancelled: all released', truth('anulado', 8), { fisico: 10, comprometido: 0 }],
    ['short: the rest released', truth('vigente', 5), { fisico: 10, comprometido: 5 }],
    ['handed over: issued, the rest released', truth('entregado', 5), { fisico: 5, comprometido: 0 }],
    ['being validated: left alone', truth('abierto', 0), { fisico: 10, comprometido: 8 }],
    ['ruled out: released', truth('abierto', 0, { abandonadas: ['v1'] }), { fisico: 10, comprometido: 0 }],
    ['the winner’s hold stays', truth('vigente', 8, { abandonadas: ['v1', 'v0'] }), { fisico: 10, comprometido: 8 }],
    ['the loser’s goes', truth('vigente', 8, { validacion: 'v0' }), { fisico: 10, comprometido: 0 }],
  ])('%s', (_name, says, expected) => expect(run(held, says)).toMatchObject(expected));

  test('twice changes nothing more', () => {
    const delivered = truth('entregado', 5);
    const once = [...held, ...settle(foldAll(stock, held), '77', delivered, AT)];
    expect(settle(foldAll(stock, once), '77', delivered, LATER)).toEqual([]);
  });
});

test('an attempt is suspicious after ten minutes of the log, each once, whatever it holds and wherever', () => {
  const given = done(commit(done(commit(receive(receive([], 10), 5, 'Norte'), '77', 8)), '78', 1, 'v2'));
  const at = (now: string) => suspects(foldAll(stock, given, AT), now);
  expect(at('2026-01-05T12:10:00.000Z')).toEqual([]);
  expect(at('2026-01-05T12:10:00.001Z')).toEqual([
    { pedido: '77', validacion: 'v1' },
    { pedido: '78', validacion: 'v2' },
  ]);
  expect(at('2026-01-05T11:00:00.000Z')).toEqual([]);
});

test('whatever happens, stock is never negative, never over-committed, and every event tells the balance after it', () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('receive' as const), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      what: fc.constantFrom('commit', 'release', 'down', 'issue', 'settle'),
      pedido: fc.constantFrom('1', '2', '3'),
      attempt: fc.constantFrom('a', 'b'),
      n: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let log: DomainEvent[] = [];
      for (const s of steps) {
        const state: StockState = foldAll(stock, log);
        if (s.what === 'receive') log = receive(log, s.n);
        else {
          const { pedido, attempt, n } = s as { pedido: string; attempt: string; n: number };
          const decision =
            s.what === 'commit'
              ? commitStock(state, { pedido, bodega: 'Central', cantidad: n, validacion: attempt })
              : s.what === 'release'
                ? releaseAttempt(state, 'Central', pedido, attempt, '')
                : s.what === 'down'
                  ? releaseDownTo(state, 'Central', pedido, n, '')
                  : s.what === 'issue'
                    ? issueHeld(state, 'Central', pedido, '')
                    : settle(
                        state,
                        pedido,
                        { situacion: 'entregado', validacion: attempt, abandonadas: [], cantidad: n },
                        LATER,
                      );
          if (!isRejection(decision)) log = [...log, ...decision];
        }
        const now = balance(log);
        expect(now.comprometido).toBeGreaterThanOrEqual(0);
        expect(now.disponible).toBeGreaterThanOrEqual(0);
        if (log.length > 0) expect((log.at(-1)!.data as { saldo: object }).saldo).toEqual(now);
      }
    }),
    { numRuns: 300 },
  );
});
