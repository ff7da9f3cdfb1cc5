import { withPoints } from './by-order.ts';
import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { OrderCancelled, OrderDelivered } from '../streams/order/events.ts';
import { refOf } from '../streams/order/order.ts';
import { after, created } from '../orders/order.testing.ts';
import { PointsSpent } from './events.ts';
import { expirePoints } from './expire-points.ts';
import { movePoints, receivePoints } from './move-points.ts';
import { spend } from './moves.shared.ts';
import { points } from './points.ts';
import { settleOrderPoints } from './settle-order-points.ts';

const cliente = { _id: '9', nombre: 'Alarmas Sur', ejecutivo: 'u-ejecutivo' };
const regla = { porcentaje: 1.5, meses: 12 };
const open = after([created()]);
const delivered = after([created(), OrderDelivered({ pedido: refOf(open), estatus: 'Entregado', movimientos: [] })]);
const cancelled = after([
  created(),
  OrderCancelled({
    pedido: refOf(open),
    estatus: 'Anulado',
    motivo: 'x',
    estatus_anterior: 'Pendiente Pago Web',
    requiere_nota_credito: false,
    movimientos: [],
  }),
]);
const settle = (given: readonly DomainEvent[], pedido: typeof open | undefined, number = '77') =>
  decideGiven(settleOrderPoints, given, {
    request: { accion: 'cuadrarpedido', cliente: '9', pedido: number },
    user: someone('Administrador'),
    facts: { pedido, cliente, regla },
  });
const earned = [...events(settle([], delivered))] as DomainEvent[];
const held = [...earned, PointsSpent({ cliente, pedido: 77, puntos: 40, saldo: 5 })];

test('points are given at handover, once, as a part of the net amount', () => {
  expect(settle([], open)).toEqual([]);
  expect(earned).toMatchObject([
    { type: 'PointsEarned', data: { cliente, pedido: 77, neto: 3000, puntos: 45, saldo: 45, porcentaje: 1.5 } },
  ]);
  expect(earned[0]).toMatchObject({ data: { vence: '2027-01-05T12:00:00.000Z' } });
  expect(settle(earned, delivered)).toEqual([]);
});

test('an order takes what the customer has and no more, and a repeat takes nothing', () => {
  const state = foldAll(points, earned);
  const now = '2026-02-01T00:00:00.000Z';
  expect(spend(state, cliente, 78, 45, now)).toMatchObject([{ data: { puntos: 45, saldo: 0, pedido: 78 } }]);
  expect(refusal(spend(state, cliente, 78, 46, now)).mensaje).toBe(
    'Alarmas Sur tiene 45 Pesos Mobile. Usa a lo más esa cantidad.',
  );
  expect(refusal(spend(state, cliente, 78, 45, '2027-01-05T12:00:00.000Z')).codigo).toBe('PUNTOS_INSUFICIENTES');
  expect(spend(foldAll(points, held), cliente, 77, 40, now)).toEqual([]);
});

test.each([
  ['cancelled', cancelled],
  ['that never came to be', undefined],
])('an order %s gives its points back, once', (_, pedido) => {
  const back = events(settle(held, pedido));
  expect(back).toMatchObject([{ type: 'PointsReturned', data: { puntos: 40, saldo: 45, pedido: 77 } }]);
  expect(settle([...held, ...(back as DomainEvent[])], pedido)).toEqual([]);
  expect(settle(earned, pedido)).toEqual([]);
});

test('the order of another customer moves nothing', () => {
  expect(settle([], { ...delivered, client: { ...delivered.client, _id: '10' } })).toEqual([]);
});

test('what is left of a lot ends with its time; what was used does not', () => {
  const over = (now: string, given: readonly DomainEvent[]) =>
    decideGiven(expirePoints, given, {
      request: { accion: 'vencer', cliente: '9' },
      user: someone('Administrador'),
      facts: cliente,
      now,
    });
  expect(over('2027-01-05T11:59:59.000Z', held)).toEqual([]);
  const ended = events(over('2027-01-05T12:00:00.000Z', held));
  expect(ended).toMatchObject([{ type: 'PointsExpired', data: { puntos: 5, saldo: 0, pedidos: [77] } }]);
  expect(over('2027-01-06T12:00:00.000Z', [...held, ...(ended as DomainEvent[])])).toEqual([]);
});

test('the account of a merged customer goes to the one that stays, once, with what orders hold and gave', () => {
  const a = { _id: '2', nombre: 'Sur', ejecutivo: null };
  const user = someone('Administrador');
  const move = (given: readonly DomainEvent[], to: typeof a | null) =>
    events(
      decideGiven(movePoints, given, {
        request: { accion: 'traspasar', cliente: '9' },
        user,
        facts: { cliente, a: to },
      }),
    ) as DomainEvent[];
  expect(move(held, null)).toEqual([]);
  const [gone] = move(held, a);
  expect(gone).toMatchObject({ data: { puntos: 5, saldo: 0, usados: { 77: 40 } } });
  expect(move([...held, gone!], a)).toEqual([]);
  const receive = (given: readonly DomainEvent[]) =>
    events(
      decideGiven(receivePoints, given, {
        request: { accion: 'recibir', cliente: '2', de: '9', version: 2 },
        user,
        facts: { cliente: a, movido: gone!.data as never },
      }),
    ) as DomainEvent[];
  const come = receive([]);
  expect(foldAll(points, come)).toMatchObject({
    saldo: 5,
    usados: withPoints({}, 77, 40),
    ganados: withPoints({}, 77, 45),
  });
  expect(receive(come)).toEqual([]);
  // Nothing is left of it, but an order holds some, which comes back if the order is cancelled: that goes along too.
  const spent = [...earned, PointsSpent({ cliente, pedido: 78, puntos: 45, saldo: 0 })];
  expect(move(spent, a)).toMatchObject([{ data: { puntos: 0, lotes: [], usados: { 78: 45 } } }]);
  expect(move([], a)).toEqual([]);
});

test('nobody gives points to anybody by hand but an Administrador', () => {
  for (const { access } of [settleOrderPoints, expirePoints, movePoints, receivePoints])
    expect(PERFILES.filter((perfil) => mayCall(access, { perfil, permisos: permisosOf(perfil) }))).toEqual([
      'Administrador',
    ]);
});
