import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SYSTEM, type Principal } from '@power/domain/kernel/principal';
import { defineQuery, everyone } from '@power/domain/kernel/query';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { migrateOps } from '../projection/schema.ts';
import { createHub, type Hub } from './hub.ts';

interface Message {
  readonly evento: string;
  readonly datos: { readonly clave?: string; readonly filas?: object; readonly temasRechazados?: string[] };
}

const list = (name: string, rest: object = {}) =>
  defineQuery({
    name,
    context: 'orders',
    path: `/${name}`,
    accion: 'grid',
    access: { perfiles: 'todos' },
    summary: name,
    request: z.any(),
    reply: z.any(),
    reads: [],
    topic: 'pedidos',
    scope: everyone,
    ...rest,
  });
const [all, own, dear] = [list('all'), list('own', { scope: { ejecutivo: 'ejecutivo' } }), list('dear')];
const eva: Principal = { ...SYSTEM, _id: 'eva', perfil: 'Ejecutivo de Ventas' };
const people: Record<string, Principal> = { admin: { ...SYSTEM, _id: 'admin' }, otro: { ...SYSTEM, _id: 'otro' }, eva };

let database: TestDatabase;
let pool: pg.Pool;
let hub: Hub;
let server: Server;
const open: WebSocket[] = [];
const read: string[][] = [];
let away = false;
const rows = async (keys: readonly string[]) => {
  read.push([...keys]);
  if (away) throw new Error('the database is away');
  return Object.fromEntries(keys.filter((key) => key !== 'otra').map((key) => [key, { number: Number(key) }]));
};
const told = { order: ['number'], complete: true, read: rows };

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  hub = await createHub({
    url: database.url,
    pool,
    contract: [all, own, dear],
    lists: [
      { ...told, query: all, fields: ['number'] },
      { ...told, query: own, fields: ['number'] },
      { ...told, query: dear, fields: ['number', 'costo'] },
    ],
    authenticate: async (token) => ({ user: people[token]! }),
  });
  server = createServer();
  hub.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  for (const ws of open) ws.terminate();
  await hub?.close();
  server?.close();
  await pool?.end();
  await database?.drop();
});

async function login(who: string, temas: readonly string[]): Promise<Message[]> {
  const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`);
  open.push(ws);
  const got: Message[] = [];
  ws.on('message', (data) => got.push(JSON.parse(String(data)) as Message));
  await once(ws, 'open');
  ws.send(JSON.stringify({ evento: 'autenticar', datos: { token: who, temas } }));
  await until(() => got.some(({ evento }) => evento === 'autenticado'));
  return got;
}
async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}
const change = (key: string, op = 'upsert'): Promise<unknown> =>
  pool.query("SELECT ops.notify_feed(ops.write_feed($1::json), '{}')", [
    JSON.stringify([{ position: 7, topic: 'pedidos', key, op, scope: { ejecutivo: 'eva' }, frame: null }]),
  ]);
const about = (got: readonly Message[]): unknown[] =>
  got.flatMap(({ evento, datos }): unknown[] =>
    evento === 'filas' ? [datos.filas] : evento === 'cambio' ? [datos.clave] : [],
  );
const refused = (got: readonly Message[]) => got.find(({ evento }) => evento === 'autenticado')!.datos.temasRechazados;

test('who looks at a list is told the row before its change, read once for all; the others hear the change alone', async () => {
  const [first, second, plain] = [
    await login('admin', ['pedidos', 'filas /all grid']),
    await login('otro', ['pedidos', 'filas /all grid']),
    await login('otro', ['pedidos']),
  ];
  read.length = 0;
  await change('12');
  await until(() => [first, second, plain].every((got) => got.some(({ evento }) => evento === 'cambio')));
  expect([about(first), about(second), about(plain)]).toEqual([
    [{ 12: { number: 12 } }, '12'],
    [{ 12: { number: 12 } }, '12'],
    ['12'],
  ]);
  expect(read).toEqual([['12']]);
  expect(first.find(({ evento }) => evento === 'filas')!.datos).toMatchObject({
    consulta: 'filas /all grid',
    orden: ['number'],
    completa: true,
  });
});

test('of rows that are gone, and of more than are worth it, only the changes are told', async () => {
  const got = await login('admin', ['pedidos', 'filas /all grid']);
  await change('13', 'delete');
  await until(() => about(got).length >= 1);
  expect(about(got)).toEqual(['13']);
  const many = Array.from({ length: 201 }, (_, n) => ({ position: 8, topic: 'pedidos', key: `${n}`, op: 'upsert' }));
  await pool.query("SELECT ops.notify_feed(ops.write_feed($1::json), '{}')", [JSON.stringify(many)]);
  await until(() => about(got).length >= 202);
  expect(got.some(({ evento }) => evento === 'filas')).toBe(false);
});

test('a row that the list does not show is not among those told', async () => {
  const got = await login('admin', ['pedidos', 'filas /all grid']);
  await change('otra');
  await until(() => about(got).length >= 2);
  expect(about(got)).toEqual([{}, 'otra']);
});

test('whoever sees a part of a list is told none of its rows, nor anybody what things cost, nor who is not known', async () => {
  expect(refused(await login('eva', ['pedidos', 'filas /own grid']))).toEqual(['filas /own grid']);
  expect(
    refused(await login('admin', ['filas /own grid', 'filas /dear grid', 'filas /all', 'filas /nada grid'])),
  ).toEqual(['filas /dear grid', 'filas /all', 'filas /nada grid']);
  expect(refused(await login('', ['filas /all grid']))).toEqual(['filas /all grid']);
});

test('a database that does not answer costs the rows, not the changes', async () => {
  const got = await login('admin', ['pedidos', 'filas /all grid']);
  away = true;
  await change('14');
  await until(() => about(got).length >= 1);
  away = false;
  await change('15');
  await until(() => about(got).length >= 3);
  expect(about(got)).toEqual(['14', { 15: { number: 15 } }, '15']);
});

test('whoever stops following the list is told no more rows', async () => {
  const got = await login('admin', ['pedidos', 'filas /all grid']);
  open.at(-1)!.send(JSON.stringify({ evento: 'desuscribir', datos: { temas: ['filas /all grid'] } }));
  open.at(-1)!.send(JSON.stringify({ evento: 'ping' }));
  await until(() => got.some(({ evento }) => evento === 'pong'));
  await change('16');
  await until(() => about(got).length >= 1);
  expect(about(got)).toEqual(['16']);
});
