import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { isAlive } from '../../adapters/postgres/process-info.ts';
import { waitGone } from '../../adapters/postgres/postmaster.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { fakeServices } from '../../laboratory/testing/fake-services.ts';
import { startSystem, type TestSystem, type TestSystemOptions } from '../../laboratory/testing/system.ts';
import { readJson, writePrivate } from '../../platform/private-file.ts';
import { remember, type Remembered } from './leftovers.ts';

const base = fakeServices();
const systems: TestSystem[] = [];
const start = async (options: TestSystemOptions = {}): Promise<TestSystem> => {
  const system = await startSystem({ ...options, env: { POWER_BASE: base, ...options.env } });
  systems.push(system);
  return system;
};
const again = async (system: TestSystem): Promise<TestSystem> => {
  const next = await system.restart();
  systems.push(next);
  return next;
};
const saysAndEnds = async (system: TestSystem): Promise<{ code: number | null; lines: string[] }> => {
  if (system.launcher.exitCode === null) await new Promise((resolve) => system.launcher.once('close', resolve));
  return { code: system.launcher.exitCode, lines: system.output().trim().split('\n') };
};
/** What the database of a system answers when one of its services wants to change an event. */
const changesEvents = async (system: TestSystem): Promise<string> => {
  const pool = createPool(system.runtime().env.DATABASE_URL!, { max: 1 });
  const answer = await pool.query("update log.events set type = 'x'").then(
    () => 'changed',
    ({ message }: Error) => message,
  );
  await pool.end();
  return answer;
};
afterEach(async () => {
  for (const system of systems.splice(0).toReversed()) await system.remove();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

test('starts all, shows the one-time link, and Ctrl-C stops all', async () => {
  const system = await start();
  await system.waitReady();
  expect(system.output()).toContain('abre, una sola vez: http://x/primer-administrador?token=1');
  expect(system.output()).toContain('inicia sesión con el correo duena@x.test');
  expect(statSync(path.join(system.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(system.dataDir, 'runtime.json')).mode & 0o777).toBe(0o600);
  // Statements that failed stand in it, with what people typed.
  expect(statSync(path.join(system.dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  const pids = ['gateway', 'command-api', 'query-api', 'projector', 'jobs', 'postgres'].map(system.pid);
  expect(pids.every(isAlive)).toBe(true);
  system.launcher.kill('SIGINT');
  expect((await saysAndEnds(system)).lines.at(-1)).toBe('Sistema detenido. Los datos quedan guardados.');
  expect(pids.filter(isAlive)).toEqual([]);
});

test.each(['gateway', 'command-api', 'projector', 'jobs', 'postgres'])(
  'kill -9 of %s: the launcher starts it again',
  async (name) => {
    const system = await start();
    await system.waitReady();
    const before = system.pid(name);
    await system.kill(name);
    while (system.pid(name) === before || !isAlive(system.pid(name)))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await system.waitHealthy();
    expect(system.output()).toMatch(
      name === 'postgres'
        ? 'PostgreSQL se detuvo; se inicia de nuevo.'
        : `${name} se detuvo (SIGKILL). Se inicia de nuevo`,
    );
  },
);

test('a system that a test starts enters none of the servers that the environment of the tests names', async () => {
  const { env } = process;
  process.env = {
    ...env,
    EVENTSTORE_URL: 'esdb://127.0.0.1:1',
    REDIS_URL: 'redis://127.0.0.1:1',
    DATABASE_OWNER_URL: 'postgres://u:p@127.0.0.1:1/x',
  };
  const system = await start().finally(() => (process.env = env));
  await system.waitReady();
  expect(system.runtime().env).not.toHaveProperty('EVENTSTORE_URL');
});

test('a crash is told with its last words', async () => {
  const system = await start();
  await system.waitReady();
  await fetch(`${system.url}/crash`).catch(() => undefined);
  while (!system.output().includes('gateway se detuvo')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(system.output()).toContain(
    'gateway se detuvo (código 1): Error: gateway fell over. Se inicia de nuevo en 0,2 s.',
  );
});

test('after kill -9 of the launcher the services end, PostgreSQL is taken over, secrets stay', async () => {
  const first = await start();
  await first.waitReady();
  const { postgres, services } = first.runtime();
  const secrets = readFileSync(path.join(first.dataDir, 'secrets.json'), 'utf8');
  await first.kill('launcher');
  for (const { pid } of Object.values(services)) expect(await waitGone(pid, 60_000)).toBe(true);
  expect(isAlive(postgres?.pid ?? 0)).toBe(true);
  const second = await again(first);
  await second.waitReady();
  expect(second.pid('postgres')).toBe(postgres?.pid);
  expect(await changesEvents(second)).toBe('permission denied for table events');
  expect(readFileSync(path.join(first.dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
});

test('in a database of the operator’s the owner of the log stays with the launcher', async () => {
  const database = await testDatabase();
  const services = new URL(database.url);
  [services.username, services.password] = [`servicios_${randomBytes(4).toString('hex')}`, 'clave'];
  try {
    const system = await start({ env: { DATABASE_URL: services.href, DATABASE_OWNER_URL: database.url } });
    await system.waitReady();
    expect(await changesEvents(system)).toBe('permission denied for table events');
    const environment = readFileSync(`/proc/${system.pid('projector')}/environ`, 'utf8');
    expect(environment).toContain(services.username);
    expect(environment).not.toContain('DATABASE_OWNER_URL');
    expect(system.output()).not.toContain('dueño del registro');
    await system.stop();
  } finally {
    await database.drop();
    const admin = createPool(process.env.TEST_DATABASE_URL!, { max: 1 });
    await admin.query(`DROP ROLE ${services.username}`).finally(() => admin.end());
  }
});

test('services that have just been started when the launcher is killed end too', async () => {
  const system = await start();
  const list = path.join(system.dataDir, 'children.json');
  while ((readJson<Remembered[]>(list) ?? []).length < 5) await new Promise((resolve) => setTimeout(resolve, 2));
  const pids = (readJson<Remembered[]>(list) ?? []).map(({ pid }) => pid);
  await system.kill('launcher');
  for (const pid of pids) expect(await waitGone(pid, 60_000)).toBe(true);
});

test('ends a leftover that it can prove to be its own, and no other process', async () => {
  const first = await start();
  await first.waitReady();
  await first.stop();
  const sleeper = (token: string) =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', token], { stdio: 'ignore' });
  const [ours, reused, stranger] = [sleeper('power-abc'), sleeper('power-abc'), sleeper('other')];
  const list: Remembered[] = [
    remember('jobs', ours?.pid ?? 0, 'power-abc'),
    { ...remember('jobs', reused?.pid ?? 0, 'power-abc'), started: '1' },
    remember('jobs', stranger?.pid ?? 0, 'power-abc'),
  ];
  writePrivate(path.join(first.dataDir, 'children.json'), list);
  const second = await again(first);
  await second.waitReady();
  expect(second.output()).toContain('Se cerraron procesos de un inicio anterior que fue interrumpido: jobs.');
  expect([ours, reused, stranger].map((child) => child?.signalCode ?? 'alive')).toEqual(['SIGTERM', 'alive', 'alive']);
  reused?.kill('SIGKILL');
  stranger?.kill('SIGKILL');
});

test('a service that refuses its settings stops the start with its one line, however well the others are', async () => {
  const { code, lines } = await saysAndEnds(await start({ env: { FAKE_FAULT: 'projector' } }));
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('Configuración'))).toEqual([
    'Configuración incorrecta: EMPRESA_RUT: no es un RUT válido.',
  ]);
});

test('two on different folders live side by side; a second one on the same folder is refused in one line', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  await Promise.all([one?.waitReady(), two?.waitReady()]);
  const refused = await start({ dataDir: one?.dataDir });
  const { code, lines } = await saysAndEnds(refused);
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^El sistema ya está en marcha con la carpeta .* \(proceso \d+, puerto \d+\)\. Detenlo, o usa otra carpeta con DATA_DIR\.$/,
    ),
  ]);
  expect(readJson<{ healthy: boolean }>(path.join(one?.dataDir ?? '', 'runtime.json'))?.healthy).toBe(true);
});

test('what only the operator can mend is one line and exit code 1', async () => {
  const busy = createServer().listen(0);
  await new Promise((resolve) => busy.once('listening', resolve));
  const port = (busy.address() as { port: number }).port;
  const cases: [TestSystemOptions, RegExp][] = [
    [
      { port },
      /^El puerto \d+ está ocupado por otro programa\. Elige otro con PORT, por ejemplo PORT=\d+ npm start\.$/,
    ],
    [
      { dataDir: '/proc/nothing' },
      /^No se puede escribir en la carpeta de datos \/proc\/nothing \(\w+\)\. Elige otra con DATA_DIR\.$/,
    ],
    [
      { env: { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' } },
      /^No se puede usar la base de datos de DATABASE_URL \(127\.0\.0\.1:1\/x\): nadie responde ahí\.$/,
    ],
    [
      { env: { DATABASE_OWNER_URL: 'postgres://u:p@127.0.0.1:1/x' } },
      /^Configuración incorrecta: DATABASE_OWNER_URL necesita también DATABASE_URL, la dirección de los servicios\.$/,
    ],
    [
      { env: { EVENTSTORE_URL: 'esdb://127.0.0.1:1' } },
      /^No hay respuesta en la dirección de EVENTSTORE_URL \(127\.0\.0\.1:1\)\.$/,
    ],
    [
      { env: { REDIS_URL: 'http://x' } },
      /^Configuración incorrecta: REDIS_URL: «http:\/\/x» no es una dirección redis:\/\/ o rediss:\/\/\.$/,
    ],
  ];
  for (const [options, message] of cases) {
    const { code, lines } = await saysAndEnds(await start(options));
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(message)] });
  }
  busy.close();
});
