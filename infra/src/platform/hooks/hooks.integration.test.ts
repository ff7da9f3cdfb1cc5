import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { samples } from '@power/domain/event-samples.testing';
import { IntegratorHookResent, IntegratorHookSet, IntegratorHookTested } from '@power/domain/integrators/events';
import { integratorRow } from '@power/domain/integrators/views/integrator-row';
import type { DomainEvent } from '@power/domain/kernel/event';
import { OrderCommentAdded, OrderCreated, OrderInvoiced, OrderValidated } from '@power/domain/streams/order/events';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { MemoryEventStore, testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, plant } from '../../laboratory/testing/read-models.ts';
import { silent } from '../http/service.testing.ts';
import { migrateOps } from '../projection/schema.ts';
import { HookKeeper } from './keep-hooks.ts';
import { HOOKS_SCHEMA } from './schema.ts';
import { hookSecret } from './sign.ts';

const SECRET = 'server-secret-of-the-tests';
let database: TestDatabase;
let pool: pg.Pool;
let store: MemoryEventStore;
let keeper: HookKeeper;
let aside: [number, string][];
/** What each receiver heard, by its path. */
let heard: Map<string, { headers: http.IncomingHttpHeaders; body: string }[]>;
let answers: Map<string, http.RequestListener>;
const receiver = http.createServer((req, res) => {
  let body = '';
  req.on('data', (chunk) => (body += String(chunk)));
  req.on('end', () => {
    const path = req.url!;
    heard.set(path, [...(heard.get(path) ?? []), { headers: req.headers, body }]);
    (answers.get(path) ?? ((_req, reply) => reply.end()))(req, res);
  });
});

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  await migrate(pool, HOOKS_SCHEMA);
  await createReadModels(pool, [integratorRow]);
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
beforeEach(async () => {
  await pool.query(
    `TRUNCATE ops.hook_delivery, ops.hook_position, read.integrator_list, read.integrator_list_history; DELETE FROM ops.projection_state;
     INSERT INTO ops.projection_state (name, version, table_name, position, status) VALUES ('integrators/integrator-list', 2, 'x', 1000000, 'live')`,
  );
  store = new MemoryEventStore();
  aside = [];
  heard = new Map();
  answers = new Map();
  keeper = open();
  // Where it begins: with what happens from now on.
  await store.append('order-1', [testEvent(created('propia'))], 'no-stream');
  await keeper.turn();
});
afterEach(() => keeper.close());
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await pool?.end();
  await database?.drop();
});

const open = () =>
  new HookKeeper({
    store,
    pool,
    log: silent,
    secrets: [SECRET],
    inside: true,
    // Nobody here listens to the stock.
    catalogue: '',
    setAside: async ({ clave }, nota) => void aside.push([clave, nota]),
  });
const sample = (event: { type: string }): object => Object.values(samples[event.type]!).at(-1) as object;
const created = (cliente: string, number = 1) =>
  OrderCreated({
    ...sample(OrderCreated),
    number,
    client: { ...(sample(OrderCreated) as { client: object }).client, _id: cliente },
  } as never);
const later = (
  event: typeof OrderValidated | typeof OrderInvoiced | typeof OrderCommentAdded,
  cliente: string,
  number = 1,
) => {
  const data = sample(event) as { pedido: { client: object } };
  return (event as (data: never) => DomainEvent)({
    ...data,
    pedido: { ...data.pedido, number, client: { ...data.pedido.client, _id: cliente } },
  } as never);
};
const happens = async (stream: string, event: DomainEvent): Promise<string> => {
  const before = await store.read(stream);
  const stored = testEvent(event);
  await store.append(stream, [stored], before.length === 0 ? 'no-stream' : before.length - 1);
  return stored.id;
};
const url = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const key = (number: number, cliente: string, path: string, more: object = {}) =>
  plant(pool, integratorRow, [
    {
      _id: String(number),
      number,
      cliente_id: cliente,
      estado: 'Activa',
      alcances: ['pedidos'],
      avisos: 'Activos',
      documento: {
        aviso: {
          url: url(path),
          temas: ['pedidos', 'documentos'],
          semilla: `s${number}`,
          desde: '2000-01-01T00:00:00.000Z',
        },
      },
      ...more,
    },
  ]);
const turn = async () => {
  await keeper.turn();
  await keeper.idle();
};
const rows = async () =>
  (
    await pool.query<Record<string, unknown>>(
      'SELECT clave, id, tema, pedido, estado, intentos, respuesta, error, round(extract(epoch FROM proximo - now())) AS espera FROM ops.hook_delivery ORDER BY clave, creado, id',
    )
  ).rows;

test('a program is told of its own orders, signed, under the id of the event, once', async () => {
  await key(3, 'propia', '/erp');
  await key(4, 'otra', '/otra');
  const id = await happens('order-1', later(OrderValidated, 'propia'));
  await happens('order-1', later(OrderCommentAdded, 'propia'));
  await turn();
  await turn();
  const [told, ...more] = heard.get('/erp')!;
  expect([more, heard.get('/otra')]).toEqual([[], undefined]);
  expect(JSON.parse(told!.body)).toMatchObject({
    id,
    tema: 'pedidos',
    datos: { numero: 1, estado: expect.any(String) },
  });
  const { 'x-firma': firma, 'x-entrega': entrega } = told!.headers;
  const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(String(firma))!;
  const good = createHmac('sha256', hookSecret(SECRET, 's3')).update(`${t}.${told!.body}`).digest('hex');
  expect([v1, entrega]).toEqual([good, id]);
  expect(await rows()).toMatchObject([{ clave: 3, id, estado: 'Entregado', intentos: 1, respuesta: 200, pedido: 1 }]);
});

test('who is suspended, lost the scope, asked for other topics or was set aside is not told', async () => {
  await key(3, 'propia', '/a', { estado: 'Suspendida' });
  await key(4, 'propia', '/b', { alcances: ['stock'] });
  await key(5, 'propia', '/c', { avisos: 'Apartados' });
  const aviso = { url: url('/d'), temas: ['documentos'], semilla: 's', desde: '2000-01-01T00:00:00.000Z' };
  await key(6, 'propia', '/d', { documento: { aviso } });
  await key(7, 'propia', '/e', {
    documento: { aviso: { ...aviso, url: url('/e'), desde: '2999-01-01T00:00:00.000Z' } },
  });
  await happens('order-1', later(OrderValidated, 'propia'));
  await turn();
  expect([...heard.keys()]).toEqual([]);
  await happens('order-1', later(OrderInvoiced, 'propia'));
  await turn();
  expect([...heard.keys()]).toEqual(['/d']);
});

test('nothing is planned before the list of keys has come so far', async () => {
  await key(3, 'propia', '/erp');
  await pool.query('UPDATE ops.projection_state SET position = 0');
  await happens('order-1', later(OrderValidated, 'propia'));
  await turn();
  expect(await rows()).toEqual([]);
  await pool.query('UPDATE ops.projection_state SET position = 1000000');
  await turn();
  expect(await rows()).toHaveLength(1);
});

test('what is not taken is tried again after growing pauses, and the rest of its program waits for its turn', async () => {
  await key(3, 'propia', '/lejos');
  answers.set('/lejos', (_req, res) => res.writeHead(302, { location: url('/otra') }).end());
  await happens('order-1', later(OrderValidated, 'propia'));
  await happens('order-2', created('propia', 2));
  await turn();
  expect(heard.get('/lejos')).toHaveLength(1);
  const waits: unknown[] = [];
  for (let n = 0; n < 4; n += 1) {
    const [first] = (await rows()).toSorted((a, b) => Number(b.intentos) - Number(a.intentos));
    waits.push(Number(first!.espera));
    expect(first).toMatchObject({
      estado: 'Pendiente',
      respuesta: 302,
      error: 'Respondió 302: una redirección no se sigue.',
    });
    await pool.query('UPDATE ops.hook_delivery SET proximo = now() WHERE id = $1', [first!.id]);
    await pool.query("UPDATE ops.hook_delivery SET proximo = now() + interval '1 hour' WHERE id <> $1", [first!.id]);
    await turn();
  }
  // However long this took to ask.
  expect(waits.map((seconds) => Math.ceil(Number(seconds) / 30) * 30)).toEqual([30, 60, 120, 240]);
  expect(heard.get('/otra')).toBeUndefined();
});

test('after a day without an answer it is set aside, with the reason in words', async () => {
  await key(3, 'propia', '/roto');
  answers.set('/roto', (_req, res) => res.writeHead(500).end());
  await happens('order-1', later(OrderValidated, 'propia'));
  await turn();
  expect(aside).toEqual([]);
  await pool.query("UPDATE ops.hook_delivery SET desde = now() - interval '25 hours', proximo = now()");
  await turn();
  expect(aside).toEqual([[3, 'Durante un día no recibió los avisos. La última vez: Respondió 500.']]);
  expect(await rows()).toMatchObject([{ estado: 'Fallido', intentos: 2 }]);
});

test('one that is dead or says nothing holds nobody else up', async () => {
  let free: () => void = () => undefined;
  answers.set('/lento', (_req, res) => (free = () => void res.end()));
  await key(3, 'propia', '/lento');
  await key(4, 'propia', '/erp');
  await happens('order-1', later(OrderValidated, 'propia'));
  await keeper.turn();
  while (!heard.has('/erp') || !heard.has('/lento')) await new Promise((resolve) => setTimeout(resolve, 5));
  // The other goes on being told while the first still thinks.
  await happens('order-2', created('propia', 2));
  await keeper.turn();
  while (heard.get('/erp')!.length < 2) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await keeper.turn();
  }
  expect(heard.get('/lento')).toHaveLength(1);
  free();
  await keeper.idle();
  expect((await rows()).filter(({ clave, estado }) => clave === 3 && estado === 'Entregado').length).toBeGreaterThan(0);
});

test('a process that stops leaves what it was sending to whoever comes next', async () => {
  answers.set('/lento', () => undefined);
  await key(3, 'propia', '/lento');
  await happens('order-1', later(OrderValidated, 'propia'));
  await keeper.turn();
  while (!heard.has('/lento')) await new Promise((resolve) => setTimeout(resolve, 5));
  await keeper.close();
  expect(await rows()).toMatchObject([{ estado: 'Pendiente' }]);
  answers.delete('/lento');
  await pool.query('UPDATE ops.hook_delivery SET proximo = now()');
  keeper = open();
  await turn();
  expect(await rows()).toMatchObject([{ estado: 'Entregado' }]);
});

test('a test is told to the key alone that asked for it; what is sent again keeps its id', async () => {
  await key(3, 'propia', '/erp');
  await key(4, 'propia', '/otro');
  const id = await happens(
    'integrator-3',
    IntegratorHookTested({ integrador: { _id: '3', number: 3 }, url: url('/erp') }),
  );
  await turn();
  expect(heard.get('/otro')).toBeUndefined();
  expect(JSON.parse(heard.get('/erp')![0]!.body)).toMatchObject({ id, tema: 'prueba' });
  await happens('integrator-3', IntegratorHookResent({ integrador: { _id: '3', number: 3 }, entrega: id }));
  // Of another key nothing is sent again.
  await happens('integrator-4', IntegratorHookResent({ integrador: { _id: '4', number: 4 }, entrega: id }));
  await turn();
  expect(heard.get('/erp')!.map(({ headers }) => headers['x-entrega'])).toEqual([id, id]);
  expect(heard.get('/otro')).toBeUndefined();
});

test('an address that is saved again is told what waits', async () => {
  await key(3, 'propia', '/erp');
  answers.set('/erp', (_req, res) => res.writeHead(503).end());
  await happens('order-1', later(OrderValidated, 'propia'));
  await turn();
  answers.delete('/erp');
  await turn();
  expect(await rows()).toMatchObject([{ estado: 'Pendiente' }]);
  await happens(
    'integrator-3',
    IntegratorHookSet({ ...(sample(IntegratorHookSet) as object), integrador: { _id: '3', number: 3 } } as never),
  );
  await turn();
  expect(await rows()).toMatchObject([{ estado: 'Entregado' }]);
});
