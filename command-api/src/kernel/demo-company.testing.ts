import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directoryStore } from '@power/infra/adapters/files/directory-store';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase } from '@power/infra/laboratory/testing/postgres';
import { directoryOf } from '@power/infra/operations/demo/seeding/directory';
import { companyFor, ORDERS } from '@power/infra/operations/demo/seeding/size';
import type { OrderPlan } from '@power/infra/operations/demo/story/plan';
import { tradingHistory } from '@power/infra/operations/demo/story/story';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { secretOf } from '@power/infra/platform/privacy/secret';
import { discover } from '@power/infra/platform/service/discover';
import { loadDemoCompany } from './demo-company.ts';
import './environment.testing.ts';

/** A small demo company, on either log, as its tests load it. */
export const run = { seed: 'prueba', orders: ORDERS.small, until: '2026-11-20T18:40:00.000Z' };
export const company = companyFor(run.seed, run.orders);
export const plans = tradingHistory({ ...run, company }).filter((plan): plan is OrderPlan => plan.tipo === 'pedido');
export const directory = directoryOf(company, run);

export async function open(eventstoreUrl?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const database = await testDatabase();
  const pool = createPool(database.url, { max: 6, searchPath: ['read', 'ops'], name: 'demo' });
  const config = { databaseUrl: database.url, eventstoreUrl };
  const privacy = () => secretOf('un secreto de prueba, bien largo');
  const store = await openEventStore({ ...config, privacy });
  const handlers = await discover<CommandHandler>(new URL('..', import.meta.url), ['command-handler']);
  const load = (say: (line: string) => void = () => undefined, wanted = run) =>
    loadDemoCompany({
      config,
      pool,
      handlers,
      privacy,
      files: directoryStore(folder),
      wanted,
      hash: 'scrypt$of-all',
      say,
    });
  return {
    pool,
    store,
    dispatcher: createDispatcher({ store, pool, handlers }),
    load,
    async close() {
      await store.close();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export async function logOf(store: EventStore) {
  const all = [];
  for (let after: bigint | undefined; ;) {
    const page = await store.readAll({ after, limit: 5000 });
    if (page.length === 0) return all;
    all.push(...page);
    after = page.at(-1)!.position;
  }
}

export const dieOnTheWay = (line: string): void => {
  if (line.includes('75 %')) throw new Error('killed');
};
