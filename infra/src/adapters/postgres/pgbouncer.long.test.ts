import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { checkDatabase } from './check-database.ts';
import { freePort } from './free-port.ts';
import { createPool } from './pool.ts';
import { sessionProblem } from './session-problem.ts';

const installed = spawnSync('pgbouncer', ['--version']).status === 0;
const databases: Awaited<ReturnType<typeof testDatabase>>[] = [];
const running: ChildProcess[] = [];
const folders: string[] = [];

/** A PgBouncer of our own before a database of the tests; its address. */
async function startBouncer(mode: string, ignored: string): Promise<string> {
  const database = await testDatabase();
  databases.push(database);
  const url = new URL(database.url);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'power-bouncer-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, port: server, pathname, username, password } = url;
  writeFileSync(path.join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    path.join(folder, 'bouncer.ini'),
    `[databases]
* = host=${hostname} port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = ${mode}
ignore_startup_parameters = ${ignored}
`,
  );
  // It refuses to be root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, path.join(folder, 'bouncer.ini')], { stdio: 'ignore' });
  running.push(child);
  for (let listens = false; !listens;) {
    const socket = connect(port, '127.0.0.1');
    listens = await new Promise<boolean>((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
  }
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
}

// oxlint-disable-next-line jest/no-disabled-tests -- the summary must say what did not run
(installed ? describe : describe.skip)('a PgBouncer before the database (not run where there is none)', () => {
  afterAll(async () => {
    for (const child of running) {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await exit;
    }
    for (const database of databases) await database.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['refuses', 'session', 'extra_float_digits'],
    ['ignores', 'session', 'options'],
    ['ignores and pools transactions', 'transaction', 'options'],
  ])('%s what a connection sets at its start → one line', async (_, mode, ignored) => {
    const url = await startBouncer(mode, ignored);
    const { host, pathname } = new URL(url);
    await expect(checkDatabase(url)).rejects.toThrow(
      `No se puede usar la base de datos de DATABASE_URL (${host}${pathname}): la dirección pasa por un intermediario (por ejemplo PgBouncer) que no deja fijar los ajustes de cada conexión; usa la dirección del servidor mismo.`,
    );
  });

  test('pools transactions of connections that are set as ours are → one line', async () => {
    const url = await startBouncer('transaction', 'options');
    const pool = createPool(databases.at(-1)!.url, { max: 1 });
    await pool.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET power.session = 'ours'`);
    await pool.end();
    expect(await sessionProblem(url, 'ana', 'ours')).toBe(
      'la dirección pasa por un intermediario que reparte las conexiones por transacción (por ejemplo PgBouncer con pool_mode=transaction); usa la dirección del servidor mismo',
    );
  });
});
