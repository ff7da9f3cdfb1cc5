import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';
import { createPool } from './pool.ts';
import { waitGone } from './postmaster.ts';

let folder = '';
const started: EmbeddedPostgres[] = [];
const start = async (): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg') });
  started.push(server);
  return server;
};
const ask = async (server: EmbeddedPostgres, sql: string): Promise<unknown[]> => {
  const pool = createPool(server.url);
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'power-pg-'));
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('starts, keeps what was committed over kill -9, and stops', async () => {
  const first = await start();
  expect(await ask(first, 'SELECT 1::bigint AS n')).toEqual([{ n: 1n }]);
  await ask(first, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
  process.kill(first.pid, 'SIGKILL');
  expect(await waitGone(first.pid, 10_000)).toBe(true);
  const second = await start();
  expect(second.reused).toBe(false);
  expect(await ask(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  await second.stop();
  expect(await waitGone(second.pid, 0)).toBe(true);
}, 60_000);

test('takes over a server that a killed launcher left', async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url });
}, 60_000);

test('only the address with the password enters, and only over 127.0.0.1', async () => {
  const server = await start();
  const wrong = server.url.replace(/:[^:@]+@/, ':otra@');
  await expect(ask({ ...server, url: wrong }, 'SELECT 1')).rejects.toThrow('password');
  expect(await ask(server, "SELECT current_setting('listen_addresses') AS a, current_setting('unix_socket_directories') AS s")).toEqual([{ a: '127.0.0.1', s: '' }]);
  expect((await stat(path.join(folder, 'pg'))).mode & 0o077).toBe(0);
}, 60_000);
