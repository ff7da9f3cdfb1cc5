import type { CommandDefinition } from '@power/domain/kernel/command';
import { SYSTEM } from '@power/domain/kernel/principal';
import { releaseOrphanCommitments } from '@power/domain/inventory/release-orphan-commitments';
import { reservationKey } from '@power/domain/reservations/key.shared';
import { reservation, reserved } from '@power/domain/reservations/reservation';
import { unplaced } from '@power/domain/inventory/places.shared';
import { held, saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { committed, order } from '@power/domain/streams/order/order';
import { validateOrder } from '@power/domain/orders/validate-order';
import { numbersOf } from '@power/infra/platform/commands/numbers';
import { verifyLog } from '@power/infra/platform/event-store/verify';
import { reconcile } from '@power/infra/platform/reconcile/reconcile';
import { billedOtherwise } from './billed-lines.testing.ts';
import { run, company, plans, directory, open, logOf, dieOnTheWay } from './demo-company.testing.ts';

test('a load that dies leaves nothing; a whole one refuses nothing, ends every order as planned and reconciles its stock', async () => {
  const system = await open();
  const { store, dispatcher, load } = system;
  try {
    await expect(load(dieOnTheWay)).rejects.toThrow('killed');
    expect(await store.head()).toBeUndefined();

    const loaded = await load();
    expect(loaded).toMatchObject({ refused: [], orders: run.orders });
    const head = await store.head();
    expect(await load(undefined, { ...run, until: '2026-11-21T12:00:00.000Z' })).toBe('completo');
    expect(await store.head()).toBe(head);
    const verified = await verifyLog(store);
    expect(verified.finding).toBeUndefined();
    expect(verified).toMatchObject({ ok: true, events: (loaded as { events: number }).events });

    const holders = new Map<string, Map<string, number>>();
    const ended = await Promise.all(
      plans.map(async ({ number }) => {
        const { state } = await dispatcher.cache.load(order, number);
        const open = state && !state.entregado && !['Anulado', 'Facturado Sin Picking'].includes(state.estatus);
        for (const { producto_id, bodega, cantidad } of open ? committed(state) : []) {
          const key = `${producto_id}|${bodega}`;
          holders.set(key, (holders.get(key) ?? new Map<string, number>()).set(String(number), cantidad));
        }
        return [number, state?.estatus, state?.facturado];
      }),
    );
    expect(ended).toEqual(
      plans.map((plan) => [plan.number, plan.estatus, Boolean(plan.facturado ?? plan.facturado_sin_picking)]),
    );
    for (const number of ['1', '2', '3']) {
      const { state } = await dispatcher.cache.load(reservation, number);
      for (const { producto_id, bodega, cantidad } of reserved(state!)) {
        const key = `${producto_id}|${bodega}`;
        holders.set(key, (holders.get(key) ?? new Map<string, number>()).set(reservationKey(number), cantidad));
      }
    }
    const loose = new Map<string, number>();
    // Stock, orders and reservations say the same: every hold is of exactly what its holder is good for.
    for (const { codigo } of company.productos) {
      const id = String(directory.product(codigo));
      const { state } = await dispatcher.cache.load(stock, id);
      for (const bodega of Object.keys(state.bodegas)) {
        const there = warehouse(state, bodega);
        expect(saldoOf(there).disponible).toBeGreaterThanOrEqual(0);
        if (directory.place(bodega, codigo) !== undefined)
          loose.set(bodega, (loose.get(bodega) ?? 0) + Math.sign(unplaced(there)));
        const holds = Object.entries(there.pedidos).map(([pedido, by]) => [pedido, held(by)]);
        expect(Object.fromEntries(holds)).toEqual(Object.fromEntries(holders.get(`${id}|${bodega}`) ?? []));
        holders.delete(`${id}|${bodega}`);
      }
    }
    expect([...holders]).toEqual([]);
    // Goods of a warehouse with a plan stand at their places, but for the few that just came back or lie in a trolley.
    expect([...loose.keys()].toSorted()).toEqual(['BOD', 'NOR']);
    for (const products of loose.values()) expect(products).toBeLessThan(company.productos.length / 10);
    // Order by order: every line that was handed over has reduced the stock, and nothing else has.
    const { diferencias, pedidos } = await reconcile(store, () => store.head());
    expect(diferencias.map(({ mensaje }) => mensaje)).toEqual([]);
    expect(pedidos).toBe(plans.length);
    // The sweep of today finds nothing to release in a history of months.
    for (const { codigo } of company.productos.slice(0, 60)) {
      const request = { accion: 'liberarhuerfanos', producto: String(directory.product(codigo)) };
      const reply = await dispatcher.execute(releaseOrphanCommitments as unknown as CommandDefinition, request, {
        user: SYSTEM,
        commandId: `barrido-${codigo}`,
        now: new Date().toISOString(),
      });
      expect(reply).toMatchObject({ ok: true, mensaje: 'No había stock huérfano' });
    }

    // Pesos Mobile are earned, used and ended.
    const types = new Set((await logOf(store)).map(({ type }) => type));
    for (const type of ['PointsEarned', 'PointsSpent', 'PointsExpired', 'WebPaymentConfirmed', 'QuotationExpired'])
      expect([...types]).toContain(type);

    // A mass notification was sent, one taken back, one is to come; opportunities were lost, pushed, shrunk, and are new.
    const told = await logOf(store);
    const ofType = (wanted: string) => told.filter(({ type }) => type === wanted).map(({ data }) => data as never);
    const sendings = ofType('SendingScheduled') as { inicia: string }[];
    expect(sendings).toHaveLength(3);
    expect(sendings.filter(({ inicia }) => inicia > run.until)).toHaveLength(1);
    expect(ofType('SendingCancelled')).toHaveLength(1);
    const [done] = ofType('SendingPartDone') as { resultados: { notificacion: string }[] }[];
    const bells = new Set((ofType('NotificationCreated') as { _id: string }[]).map(({ _id }) => _id));
    expect(done!.resultados.length).toBeGreaterThan(0);
    for (const { notificacion } of done!.resultados) expect([...bells]).toContain(notificacion);
    for (const type of ['OpportunityCreated', 'OpportunityLost', 'OpportunityMoved'])
      expect(ofType(type).length).toBeGreaterThan(0);
    const amounts = new Map<string, number[]>();
    for (const { oportunidad, monto_total } of ofType('OpportunityTracked') as {
      oportunidad: { _id: string };
      monto_total: number;
    }[])
      amounts.set(oportunidad._id, [...(amounts.get(oportunidad._id) ?? []), monto_total]);
    expect([...amounts.values()].some((steps) => steps.some((pesos, n) => n > 0 && pesos < steps[n - 1]!))).toBe(true);

    // Boletas have their own book: each folio once, none left out, behind the last one of the years before.
    const boletas = (await logOf(store))
      .map(({ type, data }) => ({ type, ...(data as { tipo_dte?: number; folio?: number }) }))
      .filter(({ type, tipo_dte }) => type === 'OrderInvoiced' && tipo_dte === 39);
    expect(boletas.length).toBeGreaterThan(0);
    expect(boletas.map(({ folio }) => folio)).toEqual(boletas.map((_, i) => 52_118 + i));

    // Line by line, documents bill what was picked (or ordered, without picking) at the price of the order, and no more.
    expect(billedOtherwise(await logOf(store))).toEqual([]);

    const picked = plans.find((plan) => plan.picking?.terminado)!;
    const [taken] = (await store.read(`order-${picked.number}`)).filter((event) => event.type === 'PickingTaken');
    expect(taken?.metadata).toMatchObject({
      at: picked.picking!.tomado,
      user: directory.user(picked.picking!.by),
      perfil: 'Bodega',
      comando: 'take-picking',
    });
    expect(await numbersOf(system.pool)('pedido', 'the first one of a visitor')).toBe(
      Math.max(...plans.map(({ number }) => number)) + 1,
    );

    for (const [escenario, codigo] of [
      ['sin_stock', 'SIN_STOCK'],
      ['comprometido', 'STOCK_COMPROMETIDO'],
    ] as const) {
      const waiting = plans.find((plan) => plan.escenario === escenario)!;
      const request = { accion: 'validarpago', pedido: waiting.number, textoValidacion: 'Conforme' } as const;
      const reply = await dispatcher.execute(validateOrder as unknown as CommandDefinition, request, {
        user: SYSTEM,
        commandId: escenario,
        now: run.until,
      });
      expect(reply).toMatchObject({ rejected: true, codigo });
    }
  } finally {
    await system.close();
  }
}, 300_000);

test('a log that began otherwise is left alone', async () => {
  const system = await open();
  try {
    const metadata = {
      at: run.until,
      user: 'u',
      perfil: 'Administrador',
      commandId: 'somebody',
      correlationId: 'somebody',
      causationId: 'somebody',
    };
    const id = '00000000-0000-4000-8000-000000000001';
    await system.store.append('x-1', [{ id, type: 'X', schema: 1, data: {}, metadata }], 'no-stream');
    const head = await system.store.head();
    expect(await system.load()).toBe('propio');
    expect(await system.store.head()).toBe(head);
  } finally {
    await system.close();
  }
});
