import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const prefix = 'power-tests-';

/** One throw-away cluster for the whole run; every suite asks for its own database on it. */
export default async function start() {
  // Names the templates of this run (laboratory/testing/postgres.ts).
  process.env.TEST_RUN = String(process.pid);
  if (process.env.TEST_DATABASE_URL) return;
  const built = '../dist/adapters/postgres';
  const { startEmbeddedPostgres } = await import(`${built}/embedded.js`);
  const { throwAwaySettings } = await import(`${built}/settings.js`);
  await removeLeftOvers(await import(`${built}/postmaster.js`), await import(`${built}/process-info.js`));
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), settings: throwAwaySettings });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testCluster = { server, folder };
}

/** A run that was killed leaves its cluster behind; its folder carries the run's process id. */
async function removeLeftOvers({ findPostmaster, waitGone }, { isAlive }) {
  for (const name of await readdir(os.tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0;
    if (!pid || isAlive(pid)) continue;
    const folder = path.join(os.tmpdir(), name);
    const server = await findPostmaster(path.join(folder, 'pg'));
    if (server) process.kill(server.pid, 'SIGQUIT');
    if (server) await waitGone(server.pid, 5000);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
