/** Plays a trading day against a running system, as demo people through the gateway, so that the screens can be watched. */
import { setMaxListeners } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unreadArgument } from '../../platform/config-error.ts';
import { readRuntime } from '../launcher/runtime.ts';
import { clockAt, DayOver } from './live/clock.ts';
import { playDay } from './live/day.ts';
import { teamOf } from './live/team.ts';
import { seededRandom } from './random.ts';

const HELP = 'Uso: npm run demo:live -- [--speed 60] [--orders 60] [--url http://localhost:4000]';

function options(): { speed: number; orders: number; url: string } {
  const { values } = parseArgs({
    options: {
      speed: { type: 'string', default: '60' },
      orders: { type: 'string', default: '60' },
      url: { type: 'string' },
    },
  });
  const [speed, orders] = [Number(values.speed), Number(values.orders)];
  if (!(speed > 0) || !Number.isInteger(orders) || orders < 1) throw new Error(HELP);
  const url =
    values.url ??
    readRuntime(path.resolve(process.env.DATA_DIR || path.join(import.meta.dirname, '../../../../.data')))?.url;
  if (!url) throw new Error(`No hay un sistema en marcha en esta carpeta. ${HELP}`);
  return { speed, orders, url };
}

async function main(): Promise<void> {
  const { speed, orders, url } = options();
  await fetch(new URL('/health', url)).catch(() => {
    throw new Error(`Nadie responde en ${url}. Inicia el sistema con npm start.`);
  });
  const stop = new AbortController();
  // Everybody who waits listens for the end of the day.
  setMaxListeners(0, stop.signal);
  const say = (line: string): void =>
    console.log(`${new Date().toLocaleTimeString('es-CL', { timeZone: 'America/Santiago', hour12: false })}  ${line}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(130);
      say('Se detiene el día; lo que está en curso termina.');
      stop.abort(new DayOver());
    });
  }
  const clock = clockAt(speed, stop.signal);
  say(
    `Empieza el día en ${url}: ${orders} pedidos, un minuto cada ${(60 / speed).toLocaleString('es-CL', { maximumFractionDigits: 2 })} s. Ctrl-C lo detiene.`,
  );
  await playDay({ team: teamOf(url, clock), clock, rng: seededRandom(new Date().toISOString()), say }, orders);
  say('Terminó el día.');
}

main().catch((error: unknown) => {
  console.log(unreadArgument(error) ?? (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
});
