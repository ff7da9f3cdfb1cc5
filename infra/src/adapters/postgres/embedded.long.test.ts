import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  const log = path.join(folder, 'pg.log');
  expect((await stat(log)).mode & 0o777).toBe(0o600);
  await chmod(log, 0o644);
  process.kill(first.pid, 'SIGKILL');
  expect(await waitGone(first.pid, 10_000)).toBe(true);
  const second = await start();
  expect(second.reused).toBe(false);
  expect((await stat(log)).mode & 0o777).toBe(0o600);
  expect(await ask(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  await second.stop();
  expect(await waitGone(second.pid, 0)).toBe(true);
});

test('takes over a server that a killed launcher left', async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url });
});

test('only the address with the password enters, and only over 127.0.0.1 or the folder that nobody else sees', async () => {
  const server = await start();
  const overTcp = server.url.split('?')[0]!;
  for (const url of [server.url, overTcp]) {
    expect(await ask({ ...server, url }, 'SELECT inet_client_addr() IS NULL AS socket')).toEqual([
      { socket: url === server.url },
    ]);
    await expect(ask({ ...server, url: url.replace(/:[^:@]+@/, ':otra@') }, 'SELECT 1')).rejects.toThrow('password');
  }
  const settings = "SELECT current_setting('listen_addresses') AS a, current_setting('unix_socket_directories') AS s";
  expect(await ask(server, settings)).toEqual([{ a: '127.0.0.1', s: `"${path.join(folder, 'pg')}"` }]);
  expect((await stat(path.join(folder, 'pg'))).mode & 0o077).toBe(0);
});

test('a path too long for a socket, or with signs of its own, still leads to the server', async () => {
  for (const name of ['con espacio, coma y ñ', 'x'.repeat(100)]) {
    const server = await startEmbeddedPostgres({ dataDir: path.join(folder, name, 'pg') });
    started.push(server);
    expect(await ask(server, 'SELECT inet_client_addr() IS NULL AS socket')).toEqual([{ socket: name.length < 100 }]);
  }
});

test("the lock of a killed server, whose process id is somebody else's now, does not keep the next one out", async () => {
  const first = await start();
  const lock = path.join(folder, 'pg', `.s.PGSQL.${first.port}.lock`);
  process.kill(first.pid, 'SIGKILL');
  expect(await waitGone(first.pid, 10_000)).toBe(true);
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  try {
    for (const file of [lock, path.join(folder, 'pg', 'postmaster.pid')]) {
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
    }
    const second = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), port: first.port });
    started.push(second);
    expect(second.reused).toBe(false);
  } finally {
    stranger.kill();
  }
});
