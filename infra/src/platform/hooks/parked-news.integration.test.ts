import { samples } from '@power/domain/event-samples.testing';
import { integratorRow } from '@power/domain/integrators/views/integrator-row';
import { OrderCreated, OrderInvoiced, OrderValidated } from '@power/domain/streams/order/events';
import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { MemoryEventStore, testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, plant } from '../../laboratory/testing/read-models.ts';
import { unannounced } from '../projection/alarms.ts';
import { requestAction, requestResult } from '../projection/requests.ts';
import { migrateOps } from '../projection/schema.ts';
import { answerRetries } from './parked-news.ts';
import { planDeliveries } from './plan.ts';
import { HOOKS_SCHEMA } from './schema.ts';

let database: TestDatabase;
let pool: pg.Pool;
const store = new MemoryEventStore();

const sample = ({ type }: { type: string }) => Object.values(samples[type]!).at(-1) as Record<string, unknown>;
const created = (number: number) => {
  const data = sample(OrderCreated);
  return { ...data, number, client: { ...(data.client as object), _id: 'propia' } };
};
const later = (event: { type: string }, number: unknown) => {
  const data = sample(event);
  return { ...data, pedido: { ...(data.pedido as object), number, client: { _id: 'propia' } } };
};
const append = async ({ type }: { type: string }, data: object, stream: string): Promise<string> => {
  const event = testEvent({ type, data });
  await store.append(stream, [event], 'any');
  return event.id;
};
const deliveries = async () =>
  (await pool.query<{ id: string }>('SELECT id FROM ops.hook_delivery')).rows.map(({ id }) => id);
const parked = async () =>
  (
    await pool.query<{ stream: string; error: string }>(
      "SELECT stream, error FROM ops.parked_events WHERE projection = 'integrators/hooks' ORDER BY position",
    )
  ).rows;

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  await migrate(pool, HOOKS_SCHEMA);
  await createReadModels(pool, [integratorRow]);
  await pool.query(
    "INSERT INTO ops.projection_state (name, version, table_name, position, status) VALUES ('integrators/integrator-list', 2, 'x', 1000000, 'live')",
  );
  await plant(pool, integratorRow, [
    {
      _id: '3',
      number: 3,
      cliente_id: 'propia',
      estado: 'Activa',
      alcances: ['pedidos'],
      avisos: 'Activos',
      documento: {
        aviso: { url: 'http://x', temas: ['pedidos', 'documentos'], semilla: 's', desde: '2000-01-01T00:00:00.000Z' },
      },
    },
  ]);
  await append(OrderCreated, created(1), 'order-1');
  await planDeliveries(pool, store);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('given an event that cannot be planned → its order is set aside, others are told, a retry tells the rest', async () => {
  await append(OrderCreated, created(7), 'order-7');
  const broken = await append(OrderValidated, { ...later(OrderValidated, 7), pedido: undefined }, 'order-7');
  const waiting = await append(OrderInvoiced, later(OrderInvoiced, 7), 'order-7');
  await append(OrderValidated, later(OrderValidated, 'ocho'), 'order-8');
  const other = await append(OrderCreated, created(9), 'order-9');
  await planDeliveries(pool, store);
  expect(await deliveries()).toContain(other);
  expect(await deliveries()).not.toContain(waiting);
  expect(await parked()).toEqual([
    { stream: 'order-7', error: expect.stringContaining('TypeError') },
    { stream: 'order-7', error: 'Error: an earlier event of this stream is parked' },
    { stream: 'order-8', error: expect.stringContaining('integer') },
  ]);
  expect((await unannounced(pool)).map(({ comentario }) => comentario)).toEqual([
    '«Avisos a programas de clientes» dejó detenido el documento order-7: sus novedades no se ven hasta reprocesarlo.',
    '«Avisos a programas de clientes» dejó detenido el documento order-8: sus novedades no se ven hasta reprocesarlo.',
  ]);

  // As a version sees it that can read the event.
  Object.assign(
    store.events.find(({ id }) => id === broken)!,
    { data: later(OrderValidated, 7) },
  );
  const id = (await requestAction(pool, 'integrators/hooks', 'retry', 'order-7'))!;
  await answerRetries(pool, store);
  expect(await requestResult(pool, id)).toBe('2 reprocesados, 0 siguen detenidos');
  expect(await deliveries()).toEqual(expect.arrayContaining([broken, waiting]));
  expect((await parked()).map(({ stream }) => stream)).toEqual(['order-8']);
  expect(await planDeliveries(pool, store)).toBe(0);
});
