import { CustomerDeactivated, CustomerRegistered } from '@power/domain/customers/events';
import { samples } from '@power/domain/event-samples.testing';
import {
  IntegratorChanged,
  IntegratorCreated,
  IntegratorKeyRotated,
  IntegratorReactivated,
  IntegratorSuspended,
} from '@power/domain/integrators/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { dayOf } from '@power/domain/kernel/dates';
import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { MemoryEventStore, testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { HttpError } from '../http/http-error.ts';
import { issueApiSecret, writtenKey } from './api-key.ts';
import { createKeyGate } from './key-gate.ts';
import { createKeyUse, forgetUse, KEY_USE_SCHEMA, type KeyUse } from './key-use.ts';

const SECRET = 'a-secret-of-the-tests';
const NETWORK = '200.10.4.0/24';
const issued = (id: string) => issueApiSecret(SECRET, id);
let database: TestDatabase;
let pool: pg.Pool;
let store: MemoryEventStore;
let use: KeyUse;
let enter: ReturnType<typeof createKeyGate>;
let number = 0;

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, KEY_USE_SCHEMA);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
beforeEach(async () => {
  number += 1;
  store = new MemoryEventStore();
  use = createKeyUse(pool, 3_600_000);
  enter = createKeyGate(store, use);
  await tell(
    'customer-9',
    CustomerRegistered({ ...(samples.CustomerRegistered!['1'] as object), _id: '9', activo: true } as never),
  );
  await given();
});
afterEach(() => use.close());

const tell = async (stream: string, event: DomainEvent): Promise<void> => {
  const before = await store.read(stream);
  await store.append(stream, [testEvent(event)], before.length === 0 ? 'no-stream' : before.length - 1);
};
const integrador = () => ({ _id: String(number), number });
const happens = (event: DomainEvent) => tell(`integrator-${number}`, event);
const given = (more: object = {}) =>
  happens(
    IntegratorCreated({
      nombre: 'ERP',
      cliente: { _id: '9', nombre: 'Alarmas Sur' },
      alcances: ['stock', 'precios'],
      ips: [],
      por_minuto: 5,
      por_dia: 1000,
      ...integrador(),
      ...issued('crea').huella,
      creado_por: { _id: 'a', nombre: 'Ana' },
      createdAt: '2026-01-05T12:00:00.000Z',
      ...more,
    }),
  );
const changed = (cambios: object) => happens(IntegratorChanged({ integrador: integrador(), antes: {}, cambios }));
const key = (id = 'crea') => writtenKey(number, issued(id).secret);
const ask = async (more: { clave?: string; authorization?: string | undefined; ip?: string } = {}) => {
  const authorization = 'authorization' in more ? more.authorization : `Bearer ${key()}`;
  const call = { name: 'api-stock', clave: more.clave ?? 'stock' };
  try {
    return await enter({ call, authorization, ip: more.ip ?? '203.0.113.7' });
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
};
const bad = async (more: Parameters<typeof ask>[0] = {}) => {
  const answer = await ask(more);
  return answer instanceof HttpError ? [answer.status, answer.body.codigo] : 'let in';
};

test('a good key stands for its customer alone, and says what it has left', async () => {
  expect(await ask()).toMatchObject({
    user: { perfil: 'Cliente', cliente_id: '9', _id: `clave:${number}` },
    headers: { 'RateLimit-Limit': '5', 'RateLimit-Remaining': '4' },
  });
});

test('no key, half a key, another number and a guess are told nothing but that', async () => {
  expect(await bad({ authorization: undefined })).toEqual([401, 'SIN_CLAVE']);
  const other = writtenKey(number, issued('otra').secret);
  const elsewhere = writtenKey(number + 1, issued('crea').secret);
  for (const authorization of [
    '',
    'Bearer',
    `Basic ${key()}`,
    `Bearer ${key().slice(0, -1)}`,
    `Bearer ${other}`,
    `Bearer ${elsewhere}`,
  ])
    expect(await bad({ authorization })).toEqual([401, 'CLAVE_NO_VALIDA']);
  const answer = (await ask({ authorization: `Bearer ${other}` })) as HttpError;
  expect(answer.headers['WWW-Authenticate']).toContain('error="invalid_token"');
});

test('a suspended key stops with the next call, and goes on when it is reactivated', async () => {
  expect(await bad()).toBe('let in');
  await happens(IntegratorSuspended({ integrador: integrador(), motivo: 'x' }));
  expect(await bad()).toEqual([401, 'CLAVE_SUSPENDIDA']);
  // Who guesses does not even hear that it is suspended.
  expect(await bad({ authorization: `Bearer ${writtenKey(number, issued('otra').secret)}` })).toEqual([
    401,
    'CLAVE_NO_VALIDA',
  ]);
  await happens(IntegratorReactivated({ integrador: integrador() }));
  expect(await bad()).toBe('let in');
});

test('a replaced key works until its hours are over, the new one at once', async () => {
  const rotated = (id: string, vence: string) => {
    const { huella } = issued(id);
    return happens(IntegratorKeyRotated({ integrador: integrador(), ...huella, vence }));
  };
  await rotated('dos', '2999-01-01T00:00:00.000Z');
  expect([await bad(), await bad({ authorization: `Bearer ${key('dos')}` })]).toEqual(['let in', 'let in']);
  await rotated('tres', '2020-01-01T00:00:00.000Z');
  const all = [key(), key('dos'), key('tres')];
  const answers = await Promise.all(all.map((one) => bad({ authorization: `Bearer ${one}` })));
  expect(answers).toEqual([[401, 'CLAVE_NO_VALIDA'], [401, 'CLAVE_NO_VALIDA'], 'let in']);
});

test('it works from its networks alone, also where an old address comes dressed as a new one', async () => {
  await changed({ ips: [NETWORK, '2800:150::/32', '198.51.100.4'], por_minuto: 100 });
  for (const ip of ['200.10.4.255', '::ffff:200.10.4.1', '2800:150:1::9', '198.51.100.4'])
    expect([ip, await bad({ ip })]).toEqual([ip, 'let in']);
  for (const ip of ['200.10.5.1', '::ffff:200.10.5.1', '2800:151::1', '198.51.100.5', '', 'localhost'])
    expect([ip, await bad({ ip })]).toEqual([ip, [403, 'DIRECCION_NO_PERMITIDA']]);
});

test('what it is not for it does not open', async () => {
  expect(await bad({ clave: 'precios' })).toBe('let in');
  const refused = (await ask({ clave: 'pedidos' })) as HttpError;
  expect([refused.status, refused.headers['WWW-Authenticate']]).toEqual([
    403,
    expect.stringContaining('scope="pedidos"'),
  ]);
  await changed({ alcances: ['pedidos'] });
  expect(await bad({ clave: 'precios' })).toEqual([403, 'ALCANCE_INSUFICIENTE']);
});

test('a customer that is not active has no key that works', async () => {
  await tell('customer-9', CustomerDeactivated(samples.CustomerDeactivated!['1'] as never));
  expect(await bad()).toEqual([403, 'CLIENTE_INACTIVO']);
});

test('over its minute it is told when to come again, however many come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
  const refused = answers.filter((one): one is HttpError => one instanceof HttpError);
  expect(refused).toHaveLength(7);
  expect(refused[0]).toMatchObject({ status: 429, body: { codigo: 'LIMITE_POR_MINUTO' } });
  expect(refused[0]!.retryAfter).toBeGreaterThan(0);
  expect(refused[0]!.headers['RateLimit-Remaining']).toBe('0');
});

test('over its day it stops, also in a process that begins anew; use is counted by day, refusals apart', async () => {
  await changed({ por_minuto: 1000, por_dia: 4 });
  const answers = await Promise.all(Array.from({ length: 9 }, () => bad()));
  expect(answers.filter((one) => one === 'let in')).toHaveLength(4);
  expect(await bad()).toEqual([429, 'LIMITE_POR_DIA']);
  await use.flush();
  const { rows } = await pool.query(
    'SELECT dia::text AS dia, llamada, usos, rechazos FROM ops.key_use WHERE clave = $1',
    [number],
  );
  expect(rows).toEqual([{ dia: dayOf(new Date()), llamada: 'api-stock', usos: 4, rechazos: 6 }]);
  enter = createKeyGate(store, createKeyUse(pool, 3_600_000));
  expect(await bad()).toEqual([429, 'LIMITE_POR_DIA']);
});

test('a guess uses up nothing of the key', async () => {
  await changed({ por_minuto: 1, por_dia: 1 });
  for (let n = 0; n < 5; n += 1) await ask({ authorization: `Bearer ${writtenKey(number, issued('otra').secret)}` });
  expect(await bad()).toBe('let in');
});

test('counts that could not be written are written later; old ones are forgotten', async () => {
  const failing = { query: () => Promise.reject(new Error('away')) };
  let target: { query: unknown } = pool;
  const flaky = createKeyUse(
    { query: (...args: unknown[]) => (target.query as (...all: unknown[]) => unknown).apply(target, args) } as never,
    3_600_000,
  );
  await flaky.use(number, '2020-01-01', 'api-stock', 10);
  target = failing;
  await flaky.flush();
  target = pool;
  await flaky.use(number, '2020-01-01', 'api-stock', 10);
  await flaky.close();
  const left = async () =>
    (await pool.query('SELECT usos FROM ops.key_use WHERE clave = $1', [number])).rows as { usos: number }[];
  expect(await left()).toEqual([{ usos: 2 }]);
  await forgetUse(pool);
  expect(await left()).toEqual([]);
});
