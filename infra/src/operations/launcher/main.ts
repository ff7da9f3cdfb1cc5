import { existsSync } from 'node:fs';
import { listenHost, readLauncherConfig, type LauncherConfig } from '../../platform/config.ts';
import { ConfigError, runMain } from '../../platform/config-error.ts';
import { portProblem } from '../../adapters/postgres/free-port.ts';
import { checkRedis } from '../../adapters/queue/check-redis.ts';
import { checkEventStore } from './check-event-store.ts';
import { prepareDataDir } from './data-dir.ts';
import { oneRole } from './database.ts';
import { endLeftovers } from './leftovers.ts';
import { lockDataDir } from './lock.ts';
import { followClockFile } from './moved-clock.ts';
import { checkReachable } from './reachable.ts';
import { loadSecrets, sharedSecrets } from './secrets.ts';
import { buildServices, root } from './services.ts';
import { replaceWhenTold } from './replace.ts';
import { stopOnSignals } from './signals.ts';
import { System } from './system.ts';
import { bringDemo, welcome } from './welcome.ts';

const say = (line: string): void => console.log(line);
/** stopOnSignals stops the rest in order. */
const giveUp = (line: string): void => {
  if (process.exitCode) return;
  process.exitCode = 1;
  process.stderr.write(`${line}\n`);
  process.kill(process.pid, 'SIGTERM');
};

async function launch(): Promise<void> {
  const config = readLauncherConfig();
  const base = process.env.POWER_BASE && existsSync(process.env.POWER_BASE) ? process.env.POWER_BASE : root;
  const services = buildServices(base, process.env.POWER_PARTIAL === '1', say);
  prepareDataDir(config.DATA_DIR);
  const unlock = lockDataDir(config.DATA_DIR, config.PORT);
  try {
    const system = await prepare(config, base, services);
    const state = stopOnSignals(system, unlock, say);
    await system.open();
    // Said once the database is known to be there: what the operator must mend first stays one line.
    for (const warning of [sharedSecrets(config), oneRole(config)]) if (warning) say(warning);
    const demo = config.DEMO && (await bringDemo(system, config, base, say, state));
    if (state.stopping) return;
    system.start();
    replaceWhenTold(system, state, say);
    await welcome(system, config, demo, say, state);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function prepare(
  config: LauncherConfig,
  base: string,
  services: ReturnType<typeof buildServices>,
): Promise<System> {
  const ended = await endLeftovers(config.DATA_DIR);
  if (ended.length) say(`Se cerraron procesos de un inicio anterior que fue interrumpido: ${ended.join(', ')}.`);
  await checkPort(config.PORT, listenHost(config));
  await checkReachable('EVENTSTORE_URL', config.EVENTSTORE_URL, 2113);
  await checkEventStore(config.EVENTSTORE_URL);
  const warning = await checkRedis(config.REDIS_URL);
  if (warning) say(warning);
  return new System({ config, secrets: loadSecrets(config.DATA_DIR, config), services, base, say, giveUp });
}

async function checkPort(port: number, host: string | undefined): Promise<void> {
  const problem = await portProblem(port, host);
  if (!problem) return;
  if (problem.code === 'EADDRINUSE')
    throw new ConfigError(
      `El puerto ${port} está ocupado por otro programa. Elige otro con PORT, por ejemplo PORT=${port + 1} npm start.`,
    );
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    throw new ConfigError(`HOST: «${host}» no es una dirección de esta máquina.`);
  throw new ConfigError(`No se puede usar el puerto ${port} (${problem.code}). Elige otro con PORT.`);
}

if (process.env.CLOCK_FILE) followClockFile(process.env.CLOCK_FILE);
runMain(launch);
