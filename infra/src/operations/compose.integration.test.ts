import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../adapters/postgres/free-port.ts';
import { createPool } from '../adapters/postgres/pool.ts';
import { findRedis, startRedis } from '../adapters/queue/testing/redis-server.ts';
import { startStandIn } from '../laboratory/event-store/stand-in/server.ts';
import { testDatabase } from '../laboratory/testing/postgres.ts';
import { commandOf, composeVariables, root } from './compose.testing.ts';

/** Each at an address of its own, as containers are; Linux answers at all of 127.0.0.0/8. */
const HOSTS = {
  'command-api': '127.0.0.2',
  'query-api': '127.0.0.3',
  projector: '127.0.0.4',
  jobs: '127.0.0.5',
  gateway: '127.0.0.1',
} as const;
const TOKEN = randomBytes(12).toString('hex');

/** What compose.yaml makes of its variables in an empty environment, with addresses of this test in place of containers'. */
function environment(own: Readonly<Record<string, string>>): Record<string, string> {
  const entries = [...composeVariables].map(([name, text]) => [
    name,
    own[name] ?? text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  const env = { PATH: process.env.PATH ?? '', ...Object.fromEntries(entries) } as Record<string, string>;
  const unresolved = Object.entries(env).filter(([, text]) => text.includes('${'));
  expect(unresolved).toEqual([]);
  return env;
}

test('started as compose.yaml starts them, the five services find each other and are healthy', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'power-compose-'));
  const [database, log, redis] = [await testDatabase(), await startStandIn(), findRedis()];
  const queue = 'program' in redis ? await startRedis(redis.program) : undefined;
  const services = new URL(database.url);
  [services.username, services.password] = [`compose_${randomBytes(4).toString('hex')}`, 'clave'];
  const [port, servicePort] = [await freePort(), await freePort()];
  const at = (name: keyof typeof HOSTS): string => `http://${HOSTS[name]}:${servicePort}`;
  const env = environment({
    DATA_DIR: path.join(folder, 'files'),
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
    PUBLIC_URL: 'https://power.example',
    DATABASE_URL: services.href,
    EVENTSTORE_URL: log.url,
    REDIS_URL: queue?.url ?? '',
    COMMAND_API_URL: at('command-api'),
    QUERY_API_URL: at('query-api'),
    PROJECTOR_URL: at('projector'),
    JOBS_URL: at('jobs'),
    JWT_SECRET: TOKEN,
    INTERNAL_TOKEN: TOKEN,
  });
  const running: ChildProcess[] = [];
  const logs = (): string =>
    Object.keys(HOSTS)
      .map((name) => `${name}:\n${readFileSync(path.join(folder, `${name}.log`), 'utf8').slice(-2000)}`)
      .join('\n');
  try {
    const [, ...step] = commandOf('database');
    const prepared = spawnSync(process.execPath, step, {
      cwd: root,
      env: { ...env, DATABASE_OWNER_URL: database.url },
      encoding: 'utf8',
    });
    expect(`${prepared.stdout}${prepared.stderr}`).toContain(`Base de datos preparada para «${services.username}».`);
    for (const [name, host] of Object.entries(HOSTS)) {
      const [, ...program] = commandOf(name);
      const file = openSync(path.join(folder, `${name}.log`), 'a');
      const stdio: ['ignore', number, number] = ['ignore', file, file];
      running.push(spawn(process.execPath, program, { cwd: root, env: { ...env, SERVICE_HOST: host }, stdio }));
    }
    let health: Response | undefined;
    while (health?.status !== 200) {
      if (running.some(({ exitCode }) => exitCode !== null)) throw new Error(`a service ended\n${logs()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const headers = { 'x-internal-token': TOKEN };
      health = await fetch(`http://127.0.0.1:${port}/health`, { headers }).catch(() => undefined);
    }
    // As Prometheus and docker ask.
    for (const name of ['command-api', 'query-api', 'projector', 'jobs'] as const)
      expect([name, (await fetch(`${at(name)}/metrics`)).status]).toEqual([name, 200]);
    expect((await fetch(`http://127.0.0.1:${servicePort}/health`).catch(() => undefined))?.status).toBeUndefined();
  } finally {
    await Promise.all(
      running.map(async (child) => {
        const exit = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
        child.kill('SIGTERM');
        await exit;
      }),
    );
    await Promise.all([log.stop(), queue?.stop()]);
    await database.drop();
    const admin = createPool(process.env.TEST_DATABASE_URL!, { max: 1 });
    await admin.query(`DROP ROLE IF EXISTS ${services.username}`).finally(() => admin.end());
    rmSync(folder, { recursive: true, force: true });
  }
});
