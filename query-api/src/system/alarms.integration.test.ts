import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { DomainEvent } from '@power/domain/kernel/event';
import { created, validated } from '@power/domain/orders/order.testing';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@power/infra/adapters/event-store/postgres-event-store';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { AnyJob, JobContext } from '@power/infra/adapters/queue/define-job';
import { commandSide } from '@power/infra/laboratory/testing/command-side';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels } from '@power/infra/laboratory/testing/read-models';
import type pg from 'pg';

const settings: Record<string, unknown> = { INTERNAL_TOKEN: 'interno' };
jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings }));
const jobs = async (name: string): Promise<AnyJob> => ((await import(`./${name}.ts`)) as { default: AnyJob }).default;

let database: TestDatabase;
let db: pg.Pool;
let store: PostgresEventStore;
let commandApi: Awaited<ReturnType<typeof commandSide>>;
/** What Administradores were told since the last look: kind, words, under which id. */
const told = () =>
  commandApi.requests
    .splice(0)
    .flatMap(({ commands }) => commands)
    .map(({ request: { tipo, perfiles, comentario }, commandId }) => ({ tipo, perfiles, comentario, commandId }));

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, []);
  store = createPostgresEventStore({ connectionString: database.url });
  await store.migrate();
  commandApi = await commandSide();
  Object.assign(settings, {
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'alarms-')),
    COMMAND_API_URL: commandApi.url,
  });
});
afterAll(async () => {
  await commandApi?.close();
  rmSync(String(settings.DATA_DIR), { recursive: true, force: true });
  await store?.close();
  await db?.end();
  await database?.drop();
});

const run = async (name: string): Promise<unknown> =>
  (await jobs(name)).run({}, {
    id: name,
    user: undefined,
    db,
    log: { error: () => undefined },
    progress: () => undefined,
  } as unknown as JobContext);

const append = (stream: string, events: readonly DomainEvent[]) =>
  store.append(
    stream,
    events.map((event) => ({
      ...event,
      id: randomUUID(),
      schema: 1,
      metadata: {
        at: '2026-01-05T12:00:00.000Z',
        user: 'u',
        perfil: 'Administrador' as const,
        commandId: 'c',
        correlationId: 'c',
        causationId: 'c',
      },
    })),
    'any',
  );

test('an order without its goods alarms every Administrador by name, the same finding under the same id', async () => {
  await append('order-77', [created()]);
  await db.query(
    `INSERT INTO ops.process_state (name, position, status) VALUES ('inventory/order-stock', 999, 'live')`,
  );
  expect(await run('reconcile-stock-job')).toMatchObject({ pedidos: 1, total: 0, diferencias: [] });
  expect(told()).toEqual([]);

  await append('order-77', validated().slice(1));
  expect(await run('reconcile-stock-job')).toMatchObject({ total: 1, diferencias: [{ pedido: '77' }] });
  const first = told();
  expect(first).toMatchObject([
    {
      tipo: 'diferencia_stock',
      perfiles: ['Administrador'],
      comentario: expect.stringMatching(/^El pedido 77 \(Pendiente Picking\) debe tener 3 de PN-1 en .* y tiene 0\.$/),
    },
  ]);
  await run('reconcile-stock-job');
  expect(told()).toEqual(first);
});

test('the nightly check keeps an anchor that its owner alone reads, and names what was rewritten or cut off since', async () => {
  expect(await run('verify-chain-job')).toMatchObject({ ok: true });
  expect(told()).toEqual([]);
  const [anchor, ...others] = readdirSync(String(settings.DATA_DIR));
  expect(anchor).toMatch(/^ancla-\w{8}\.json$/);
  expect(others).toEqual([]);
  expect(statSync(path.join(String(settings.DATA_DIR), anchor!)).mode & 0o777).toBe(0o600);

  // The end is cut off and the register of heads forged with it: the chain alone says that all is well.
  const forger = await db.connect();
  await forger.query('set session_replication_role = replica');
  await forger.query(`delete from log.events where stream = 'order-77' and version = 1`);
  await forger.query(`update log.streams s set (version, hash) = (select version, hash from log.events e
    where e.stream = s.stream order by version desc limit 1)`);
  forger.release(true);
  const found = (await run('verify-chain-job')) as { ok: boolean; detalle: string };
  expect(found).toMatchObject({ ok: false, detalle: expect.stringContaining('Faltan 1 de los 2 eventos') });
  expect(told()).toMatchObject([{ tipo: 'registro_alterado', perfiles: ['Administrador'], comentario: found.detalle }]);

  const editor = await db.connect();
  await editor.query('set session_replication_role = replica');
  await editor.query(
    `update log.events set data = jsonb_set(data, '{total}', '1') where stream = 'order-77' and version = 0`,
  );
  editor.release(true);
  await run('verify-chain-job');
  expect(told()).toMatchObject([{ comentario: expect.stringContaining('order-77 0') }]);
});

test('a document that a projection set aside alarms once', async () => {
  await db.query(
    `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error)
     VALUES ('orders/order-list', 0, 'order-9', 3, 41, 't', 'Error: nueva')`,
  );
  expect(await run('alarm-parked-job')).toEqual({ avisos: 1 });
  expect(told()).toEqual([
    {
      tipo: 'documento_detenido',
      perfiles: ['Administrador'],
      comentario: expect.stringContaining('order-9'),
      commandId: 'parked/orders/order-list/order-9/41',
    },
  ]);
  expect(await run('alarm-parked-job')).toEqual({ avisos: 0 });
  expect(told()).toEqual([]);
});
