import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { defineQuery, everyone } from '@power/domain/kernel/query';
import { SYSTEM, type Principal } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { createPool } from '../../adapters/postgres/pool.ts';
import { migrateOps } from '../projection/schema.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createHub, type Hub } from './hub.ts';
import { writeFrame } from './write-frame.ts';

interface Message {
  evento: string;
  datos: Record<string, unknown>;
  cursor?: string;
  posicion?: string;
}

const query = (name: string, topic: string, rest: object) =>
  defineQuery({
    name,
    context: 'orders',
    path: `/${name}`,
    access: { perfiles: 'todos' },
    summary: name,
    request: z.any(),
    reply: z.any(),
    reads: [],
    scope: everyone,
    topic,
    ...rest,
  });
const contract = [
  query('all', 'pedidos', {
    access: { perfiles: ['Administrador', 'Ejecutivo de Ventas'] },
    scope: { ejecutivo: 'ejecutivo' },
  }),
  query('board', 'fila', { access: { publico: true } }),
];
const people: Record<string, Principal> = {
  admin: { ...SYSTEM, _id: 'admin', sesion: 's-admin' },
  eva: { ...SYSTEM, _id: 'eva', sesion: 's-eva', perfil: 'Ejecutivo de Ventas' },
  bodega: { ...SYSTEM, _id: 'bodega', sesion: 's-bodega', perfil: 'Bodega' },
};
let database: TestDatabase;
let pool: pg.Pool;
let hub: Hub;
let server: Server;
const ended = new Set<string>();
const open: Client[] = [];

class Client {
  readonly got: Message[] = [];
  readonly ws: WebSocket;
  code: number | undefined;
  constructor(origin?: string, address = '192.0.2.1') {
    this.ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, {
      ...(origin && { origin }),
      headers: { 'x-cliente-ip': address },
    });
    this.ws.on('message', (data) => this.got.push(JSON.parse(String(data)) as Message));
    this.ws.on('close', (code) => (this.code = code));
    this.ws.on('error', () => undefined);
    open.push(this);
  }
  async say(evento: string, datos?: unknown): Promise<void> {
    if (this.ws.readyState === WebSocket.CONNECTING) await once(this.ws, 'open');
    this.ws.send(JSON.stringify({ evento, datos }));
  }
  async find(evento: string, count = 1): Promise<Message[]> {
    await until(() => this.got.filter((m) => m.evento === evento).length >= count);
    return this.got.filter((m) => m.evento === evento);
  }
  /** Frames that came through the feed, in order. */
  keys = (): unknown[] =>
    this.got.flatMap((m) => (m.evento === 'cambio' ? [m.datos.clave] : m.evento.startsWith('x') ? [m.evento] : []));
  cursor = (): string => this.got.filter((m) => m.cursor !== undefined).at(-1)!.cursor!;
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}
async function change(topic: string, key: string, scope: object | null = null, times = 1): Promise<void> {
  const row = { position: 7, topic, key, op: 'u', scope, frame: null };
  const rows = JSON.stringify(Array.from({ length: times }, () => row));
  await pool.query("SELECT ops.notify_feed(ops.write_feed($1::json), '{}')", [rows]);
}
async function login(who: string, temas: string[] = [], cursor?: string, address?: string): Promise<Client> {
  const client = new Client(undefined, address);
  await client.say('autenticar', { ...(who && { token: who }), temas, cursor });
  await client.find('autenticado');
  return client;
}

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(pool);
  hub = await createHub({
    url: database.url,
    pool,
    contract,
    maxBuffered: 4096 * 1024,
    authenticate: async (token) => (people[token] ? { user: people[token] } : { refused: 'SESION_CERRADA' }),
    activeSessions: async (ids) =>
      new Map(
        Object.values(people)
          .filter(({ sesion }) => ids.includes(sesion) && !ended.has(sesion))
          .map((user) => [user.sesion, user]),
      ),
    dollar: async () => ({ valor: 950.5 }),
    publicUrl: 'https://power.example',
  });
  server = createServer();
  hub.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  for (const client of open) client.ws.terminate();
  await hub?.close();
  server?.close();
  await pool?.end();
  await database?.drop();
});

test('changes reach whom the queries of their topic would show the row, nobody else', async () => {
  const [admin, eva, bodega, anonymous] = await Promise.all([
    login('admin', ['pedidos', 'nada']),
    login('eva', ['pedidos']),
    login('bodega', ['pedidos']),
    login('', ['pedidos', 'fila']),
  ]);
  expect((await bodega.find('autenticado'))[0]!.datos).toEqual({ temasRechazados: ['pedidos'] });
  expect((await admin.find('autenticado'))[0]!.datos).toEqual({ temasRechazados: ['nada'] });
  await change('pedidos', '1', { ejecutivo: 'eva' });
  await change('pedidos', '2', { ejecutivo: 'otra' });
  await change('fila', '3');
  await pool.query('SELECT 1');
  await writeFrame(pool, { evento: 'xtodos', datos: {}, para: { todos: true } });
  await writeFrame(pool, { evento: 'xbodega', datos: {}, para: { perfiles: ['Bodega'] } });
  await writeFrame(pool, { evento: 'xeva', datos: {}, para: { usuarios: ['eva'] } });
  await writeFrame(pool, { evento: 'xfin', datos: {}, para: { publico: true } });
  await Promise.all([admin, eva, bodega, anonymous].map((c) => c.find('xfin')));
  expect(admin.keys()).toEqual(['1', '2', 'xtodos', 'xfin']);
  expect(eva.keys()).toEqual(['1', 'xtodos', 'xeva', 'xfin']);
  expect(bodega.keys()).toEqual(['xtodos', 'xbodega', 'xfin']);
  expect(anonymous.keys()).toEqual(['3', 'xfin']);
  expect(admin.got.find((m) => m.evento === 'cambio')).toMatchObject({
    datos: { tema: 'pedidos', clave: '1', op: 'u' },
    posicion: '7',
  });
});

test('a client that comes back with its cursor receives exactly what it missed while changes keep coming', async () => {
  const first = await login('admin', ['pedidos']);
  await change('pedidos', 'a0');
  await first.find('cambio');
  first.ws.terminate();
  const writing = (async () => {
    // The last one is awaited below: a row that came after it would be told to the clients of the next test.
    for (let n = 1; n <= 299; n += 1) await change(n % 3 === 0 ? 'fila' : 'pedidos', `a${n}`);
  })();
  const back = await login('admin', ['pedidos'], first.cursor());
  const late = await login('admin', [], first.cursor());
  await late.say('suscribir', { temas: ['pedidos'] });
  await writing;
  const expected = Array.from({ length: 299 }, (_, n) => n + 1)
    .filter((n) => n % 3 !== 0)
    .map((n) => `a${n}`);
  await until(() => back.keys().length >= expected.length && late.keys().length >= expected.length);
  expect(back.keys()).toEqual(expected);
  expect(late.keys()).toEqual(expected);
});

test('without session a short absence is replayed, a long one means starting over; a person gets it all', async () => {
  const [board, person] = await Promise.all([login('', ['fila']), login('admin', ['fila'])]);
  await change('fila', 'corta');
  await Promise.all([board.find('cambio'), person.find('cambio')]);
  const before = board.cursor();
  await change('fila', 'perdida');
  await until(() => person.keys().includes('perdida'));
  const soon = await login('', ['fila'], before);
  await soon.find('cambio');
  expect(soon.keys()).toEqual(['perdida']);
  await change('fila', 'muchas', null, 1001);
  await until(() => person.keys().length === 1003);
  const late = await login('', ['fila'], before);
  const [anew] = await late.find('reiniciar');
  expect([late.keys(), anew!.cursor]).toEqual([[], person.cursor()]);
  const back = await login('admin', ['fila'], before);
  await until(() => back.keys().length === 1002);
  expect(back.got.some((m) => m.evento === 'reiniciar')).toBe(false);
});

test('without session an address that has its absence replayed again and again starts over; others do not', async () => {
  const board = await login('', ['fila']);
  await change('fila', 'una');
  await board.find('cambio');
  const cursor = String(BigInt(board.cursor()) - 1n);
  const tell = async (address: string): Promise<unknown[]> => {
    const client = await login('', ['fila'], cursor, address);
    await until(() => client.got.some((m) => m.evento === 'cambio' || m.evento === 'reiniciar'));
    client.ws.terminate();
    return client.keys();
  };
  let replays = 0;
  while ((await tell('198.51.100.7')).length > 0) replays += 1;
  expect(replays).toBeGreaterThanOrEqual(30);
  expect(await tell('198.51.100.8')).toEqual(['una']);
});

test('a cursor that the feed no longer reaches, or never gave, means starting over', async () => {
  const future = await login('admin', ['pedidos'], '999999999');
  await future.find('reiniciar');
  await pool.query('DELETE FROM ops.change_feed WHERE seq < (SELECT max(seq) FROM ops.change_feed)');
  const restarted = await createHub({
    url: database.url,
    pool,
    contract,
    authenticate: async () => ({ user: people.admin! }),
  });
  const other = createServer();
  restarted.attach(other);
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const ws = new WebSocket(`ws://127.0.0.1:${(other.address() as AddressInfo).port}/ws`);
  const got: string[] = [];
  ws.on('message', (data) => got.push((JSON.parse(String(data)) as Message).evento));
  await once(ws, 'open');
  ws.send(JSON.stringify({ evento: 'autenticar', datos: { token: 'x', cursor: '1' } }));
  await until(() => got.includes('reiniciar'));
  ws.terminate();
  await restarted.close();
  other.close();
});

test('refused: foreign origins, bad tokens, revoked sessions, too many frames', async () => {
  const foreign = new Client('https://evil.example');
  await until(() => foreign.ws.readyState === WebSocket.CLOSED);
  expect(foreign.got).toEqual([]);
  const own = new Client('https://power.example');
  await own.find('hora');
  const stranger = new Client();
  await stranger.say('autenticar', { token: 'nobody' });
  await until(() => stranger.code !== undefined);
  expect(stranger.code).toBe(4001);
  const anothers = new Client();
  await anothers.say('autenticar', { token: 'eva', usuario: people.admin!._id });
  await until(() => anothers.code !== undefined);
  expect([anothers.code, anothers.got.map((m) => m.evento)]).toEqual([4001, ['hora', 'sinSesion']]);
  const revoked = await login('bodega');
  ended.add('s-bodega');
  await until(() => revoked.code !== undefined);
  expect(revoked.code).toBe(4001);
  const noisy = await login('admin');
  for (let n = 0; n < 200; n += 1) await noisy.say('ping');
  await until(() => noisy.code !== undefined);
  expect(noisy.code).toBe(4029);
});

test('divisa answers dolar to those who may ask for it; nonsense is named as such', async () => {
  const eva = await login('eva');
  await eva.say('divisa');
  expect((await eva.find('dolar'))[0]!.datos).toEqual({ valor: 950.5 });
  people.rita = { ...SYSTEM, _id: 'rita', sesion: 's-rita', perfil: 'Reseller', cliente_id: 'c1' };
  for (const who of ['', 'rita']) {
    const outsider = await login(who);
    await outsider.say('divisa');
    await outsider.say('borrar', { todo: true });
    await outsider.find('error');
    expect(outsider.got.some((m) => m.evento === 'dolar')).toBe(false);
  }
});

test('a client that stops reading is cut off with 4008 and the others go on', async () => {
  const [slow, quick] = [await login('admin'), await login('admin')];
  slow.ws.pause();
  const large = { evento: 'xgrande', datos: { text: 'x'.repeat(256 * 1024) }, para: { todos: true as const } };
  // One by one: many in one delivery would be more than anybody may have waiting.
  for (let n = 1; n <= 40; n += 1) await writeFrame(pool, large).then(() => quick.find('xgrande', n));
  await until(() => hub.clients > 0);
  slow.ws.resume();
  await until(() => slow.code !== undefined);
  expect([4008, 1006]).toContain(slow.code);
  expect(slow.got.filter((m) => m.evento === 'xgrande').length).toBeLessThan(40);
});

test('a person whose rows changed connects again, and hears what they may now', async () => {
  people.luz = { ...SYSTEM, _id: 'luz', sesion: 's-luz', perfil: 'Brand Manager', marcas: ['Hik'] };
  const [luz, eva] = [await login('luz'), await login('eva')];
  people.luz = { ...people.luz, marcas: ['Dahua'] };
  await until(() => luz.code !== undefined);
  expect(luz.code).toBe(4012);
  expect(eva.code).toBeUndefined();
});
