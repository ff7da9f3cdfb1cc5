import fc from 'fast-check';
import { events, someone, Story } from '../kernel/decision.testing.ts';
import { isRejection } from '../kernel/rejection.ts';
import { foldAll } from '../kernel/scenario.ts';
import { PointsEarned } from './events.ts';
import { expirePoints } from './expire-points.ts';
import { expire, giveBack, settlePoints, spend, tooManyPoints } from './moves.shared.ts';
import { points } from './points.ts';
import { settleOrderPoints } from './settle-order-points.ts';

const cliente = { _id: '9', nombre: 'Alarmas Sur', ejecutivo: 'e' };
const NOW = '2026-01-05T12:00:00.000Z';
const day = (n: number): string => new Date(Date.UTC(2026, 0, n, 12)).toISOString();
const rule = { porcentaje: 10, meses: 2 };
const order = (more: object = {}) => ({
  number: 77,
  client: { _id: '9', name: 'Alarmas Sur' },
  ejecutivo: { _id: 'e' },
  estatus: 'Entregado',
  entregado: true,
  neto: 1000,
  ...more,
});
const earned = (pedido: number, puntos: number, vence: string, saldo: number) =>
  PointsEarned({ cliente, pedido, puntos, neto: puntos * 10, porcentaje: 10, vence, saldo });

test('whatever is earned, spent, given back and ended, the balance is what is left of the lots, those that end first go first', () => {
  const step = fc.record({
    what: fc.constantFrom('earn', 'spend', 'back', 'end'),
    pedido: fc.integer({ min: 1, max: 6 }),
    puntos: fc.integer({ min: 1, max: 50 }),
    at: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const log: Parameters<typeof foldAll>[1][number][] = [];
      for (const { what, pedido, puntos, at } of steps) {
        const state = foldAll(points, log);
        const decision =
          what === 'earn'
            ? settlePoints(state, order({ number: pedido, neto: puntos * 10 }), rule, day(at))
            : what === 'spend'
              ? spend(state, cliente, pedido, puntos, day(at))
              : what === 'back'
                ? giveBack(state, cliente, pedido, rule, day(at))
                : expire(state, cliente, day(at));
        if (!isRejection(decision)) log.push(...decision);
        const { saldo, lotes } = foldAll(points, log);
        expect(lotes.reduce((sum, lot) => sum + lot.puntos, 0)).toBe(saldo);
        expect(lotes.every((lot) => lot.puntos > 0)).toBe(true);
        expect(lotes.map(({ vence }) => vence)).toEqual(lotes.map(({ vence }) => vence).toSorted());
      }
    }),
  );
});

test('a lot is used up before the one that ends after it, and a part of one stays', () => {
  const log = [earned(1, 30, day(40), 30), earned(2, 20, day(20), 50), earned(3, 5, day(30), 55)];
  const spent = spend(foldAll(points, log), cliente, 9, 24, day(10));
  expect(foldAll(points, [...log, ...(events(spent) as typeof log)]).lotes).toEqual([
    { pedido: 3, puntos: 1, vence: day(30) },
    { pedido: 1, puntos: 30, vence: day(40) },
  ]);
  expect(spend(foldAll(points, log), cliente, 9, 36, day(25))).toMatchObject({
    codigo: 'PUNTOS_INSUFICIENTES',
    titulo: 'No alcanzan los Pesos Mobile',
    mensaje: 'Alarmas Sur tiene 35 Pesos Mobile. Usa a lo más esa cantidad.',
  });
  expect(spend(foldAll(points, log), cliente, 9, 35, day(25))).toHaveLength(1);
});

test('points are given once what was billed is handed over, however it was, and never of less than one', () => {
  const given = (more: object) => settlePoints(foldAll(points, []), order(more), rule, NOW);
  expect(given({})).toMatchObject([
    { data: { cliente, pedido: 77, puntos: 100, neto: 1000, vence: '2026-03-05T12:00:00.000Z', saldo: 100 } },
  ]);
  expect(given({ factura: { neto: 555 } })).toMatchObject([{ data: { puntos: 55, neto: 555 } }]);
  // Half past eleven at night of the last of August in Santiago: good until that hour of the last of February.
  const late = settlePoints(foldAll(points, []), order({}), { ...rule, meses: 6 }, '2026-09-01T03:30:00.000Z');
  expect(late).toMatchObject([{ data: { vence: '2027-03-01T02:30:00.000Z' } }]);
  expect(given({ entregado: false, estatus: 'Facturado Sin Picking' })).toHaveLength(1);
  expect(given({ entregado: false, estatus: 'En Ruta' })).toEqual([]);
  expect(given({ neto: 9 })).toEqual([]);
  expect(given({ neto: 10 })).toMatchObject([{ data: { puntos: 1 } }]);
});

test('points pay no more than the order, and of a web order not all of it', () => {
  expect([tooManyPoints(100, 100), tooManyPoints(50, 100, 50)]).toEqual([undefined, undefined]);
  expect(tooManyPoints(101, 100)).toMatchObject({
    codigo: 'PUNTOS_EXCEDEN',
    titulo: 'Ocurrió un error al crear el Pedido',
    mensaje: 'Los Pesos Mobile no pueden superar el total del pedido.',
  });
  expect(tooManyPoints(9000, 10_000, 1050)?.mensaje).toBe(
    'Los Pesos Mobile no pueden pagar todo un pedido web: deja al menos $1.050 para Webpay.',
  );
});

test('who settles or ends points reads what the customer has then', () => {
  const story = new Story();
  const settle = {
    request: { accion: 'cuadrarpedido' as const, cliente: '9', pedido: '77' },
    user: someone('Administrador'),
    facts: { pedido: order({ neto: 12_340 }), cliente, regla: rule },
  };
  expect(story.does(settleOrderPoints, settle).mensaje).toBe('El cliente tiene 1.234 Pesos Mobile');
  const other = { ...settle, facts: { ...settle.facts, pedido: order({ client: { _id: '8', name: 'Otro' } }) } };
  expect(new Story().does(settleOrderPoints, other).mensaje).toBe('El cliente tiene 0 Pesos Mobile');
  const end = { request: { accion: 'vencer' as const, cliente: '9' }, user: settle.user, facts: cliente };
  expect(story.does(expirePoints, { ...end, now: '2026-03-05T11:59:59.999Z' }).mensaje).toContain('1.234');
  expect(story.does(expirePoints, { ...end, now: '2026-03-05T12:00:00.000Z' }).mensaje).toContain('tiene 0 ');
});
