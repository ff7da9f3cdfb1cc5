import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@power/domain/contract';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { order } from '@power/domain/orders/order';
import { validateOrder } from '@power/domain/orders/validate-order';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import type { ServiceConfig } from '@power/infra/platform/config';
import { directoryOf } from '@power/infra/operations/demo/seeding/directory';
import { runOf } from '@power/infra/operations/demo/seeding/run';
import { seedDemoCompany } from '@power/infra/operations/demo/seeding/seed';
import { companyFor, ORDERS } from '@power/infra/operations/demo/seeding/size';
import type { OrderPlan } from '@power/infra/operations/demo/story/plan';
import { tradingHistory } from '@power/infra/operations/demo/story/story';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { discover } from '@power/infra/platform/service/discover';
import { testDatabase } from '@power/infra/laboratory/testing/postgres';
import express from 'express';
import { internalRoutes } from './internal-routes.ts';

const INTERNAL_TOKEN = 'between services only';
const run = { seed: 'prueba', orders: ORDERS.small, until: '2026-11-20T18:40:00.000Z' };

async function open(demo = true) {
  const database = await testDatabase();
  const pool = createPool(database.url, { max: 10, searchPath: ['read', 'ops'], name: 'demo' });
  await migrate(pool, NUMBERS_SCHEMA);
  const store = await openEventStore({ databaseUrl: database.url });
  const handlers = await discover<CommandHandler>(new URL('..', import.meta.url), ['command-handler']);
  const dispatcher = createDispatcher({ store, pool, handlers });
  const app = express();
  const settings = { DEMO: demo, INTERNAL_TOKEN } as ServiceConfig;
  internalRoutes(app, {
    dispatcher,
    handlers,
    calls: contract.filter((call) => call.kind === 'command'),
    pool,
    store,
    settings,
  });
  const server: Server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const target = {
    commandApiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    internalToken: INTERNAL_TOKEN,
  };
  return {
    target,
    dispatcher,
    store,
    events: async (): Promise<number> =>
      Number((await pool.query<{ n: string }>('SELECT count(*) AS n FROM log.events')).rows[0]?.n),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
}

const quiet = (): void => undefined;

test('a telling that is broken off is told on, every order ends as planned, nothing is refused, and twice is once', async () => {
  const system = await open();
  try {
    const breaking = seedDemoCompany(system.target, run, (line) => {
      if (line.includes('50 %')) throw new Error('killed');
    });
    await expect(breaking).rejects.toThrow('killed');
    const halfway = await system.events();
    // Later, as a second start is: the instant of the first one holds.
    const seeded = await seedDemoCompany(system.target, { ...run, until: '2026-11-21T12:00:00.000Z' }, quiet);
    expect(seeded).toMatchObject({ refused: [], orders: run.orders });
    const written = await system.events();
    expect(written).toBeGreaterThan(halfway);

    const company = companyFor(run.seed, run.orders);
    const plans = tradingHistory({ ...run, company }).filter((plan): plan is OrderPlan => plan.tipo === 'pedido');
    const ended = await Promise.all(
      plans.map(async ({ number }) => {
        const { state } = await system.dispatcher.cache.load(order, number);
        return [number, state?.estatus, state?.facturado];
      }),
    );
    expect(ended).toEqual(
      plans.map((plan) => [plan.number, plan.estatus, Boolean(plan.facturado ?? plan.facturado_sin_picking)]),
    );

    const directory = directoryOf(company, run);
    const picked = plans.find((plan) => plan.picking?.terminado)!;
    const [taken] = (await system.store.read(`order-${picked.number}`)).filter(
      (event) => event.type === 'PickingTaken',
    );
    expect(taken?.metadata).toMatchObject({
      at: picked.picking!.tomado,
      user: directory.user(picked.picking!.by),
      perfil: 'Bodega',
      comando: 'take-picking',
    });

    expect(await seedDemoCompany(system.target, run, quiet)).toMatchObject({ refused: [] });
    expect(await system.events()).toBe(written);

    for (const [escenario, codigo] of [
      ['sin_stock', 'SIN_STOCK'],
      ['comprometido', 'STOCK_COMPROMETIDO'],
    ] as const) {
      const waiting = plans.find((plan) => plan.escenario === escenario)!;
      const request = { accion: 'validarpago', pedido: waiting.number, textoValidacion: 'Conforme' } as const;
      const reply = await system.dispatcher.execute(validateOrder as unknown as CommandDefinition, request, {
        user: SYSTEM,
        commandId: escenario,
        now: run.until,
      });
      expect(reply).toMatchObject({ rejected: true, codigo });
    }

    // What was handed over no longer counts: only open orders hold goods, and none more than there are.
    const holders = new Set(
      plans
        .filter((plan) => plan.validado && !plan.entregado && !plan.anulado && !plan.facturado_sin_picking)
        .map((plan) => String(plan.number)),
    );
    for (const { codigo } of company.productos) {
      const { state } = await system.dispatcher.cache.load(stock, directory.product(codigo));
      for (const bodega of Object.keys(state.bodegas)) {
        const held = warehouse(state, bodega);
        expect(saldoOf(held).disponible).toBeGreaterThanOrEqual(0);
        expect(Object.keys(held.pedidos).filter((pedido) => !holders.has(pedido))).toEqual([]);
      }
    }
  } finally {
    await system.close();
  }
}, 300_000);

test('a log that began otherwise, a system without demo and a caller without the token are left alone', async () => {
  const system = await open();
  const plain = await open(false);
  try {
    const metadata = {
      at: run.until,
      user: 'u',
      perfil: 'Administrador',
      commandId: 'somebody',
      correlationId: 'somebody',
      causationId: 'somebody',
    };
    await system.store.append(
      'x-1',
      [{ id: '00000000-0000-4000-8000-000000000001', type: 'X', schema: 1, data: {}, metadata }],
      'no-stream',
    );
    expect(await seedDemoCompany(system.target, run, quiet)).toBeUndefined();
    const post = (target: typeof system.target, token: string) =>
      fetch(`${target.commandApiUrl}/internal/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-token': token },
        body: '{"commands":[]}',
      });
    expect((await post(system.target, INTERNAL_TOKEN)).status).toBe(404);
    expect((await post(plain.target, INTERNAL_TOKEN)).status).toBe(404);
    expect((await post(plain.target, 'wrong')).status).toBe(404);
    await expect(seedDemoCompany(plain.target, run, quiet)).rejects.toThrow('no admite la demostración');
    expect(runOf('somebody')).toBeUndefined();
  } finally {
    await system.close();
    await plain.close();
  }
});
