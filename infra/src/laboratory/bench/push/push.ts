import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../../operations/launcher/greeting.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { type Bench, type Section, until } from '../bench.ts';
import { atMost, type Figure, limit, told } from '../figure.ts';
import { HttpClient, signIn } from '../http-client.ts';
import { interleaved, median, percentile } from '../stats.ts';
import { now, Worker } from '../worker.ts';
import { notifyRoundTrip } from './notify-baseline.ts';
import { paced } from './paced.ts';
import { perCommand, processorTimes } from './processor-time.ts';

const PER_SECOND = 200;
const CLIENTS = 100;

/** From a command's request at the gateway to the frame at each of 100 clients, through all the real processes. */
export const push: Section = {
  name: 'push',
  run: async (bench) => {
    // Of a large company each order is commented on a few times, as in life.
    const system = await startSystem({ demo: bench.quick ? 'small' : 'full' });
    const clients = new Worker(new URL('clients.js', import.meta.url));
    try {
      await system.waitReady();
      return await measure(system, clients, bench);
    } finally {
      await clients.stop();
      await system.remove();
    }
  },
};

async function measure(system: TestSystem, clients: Worker, { quick, runs, say }: Bench): Promise<Figure[]> {
  const token = await signIn(system.url, 'administrador@power.test', demoPassword);
  const http = new HttpClient(system.url, { 'x-token': token });
  const { rows } = await http.ask<{ rows: { number: number }[] }>('/pedido_ventas/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 1000,
  });
  await clients.ask({
    connect: { url: `${system.url.replace('http', 'ws')}/ws`, token, count: CLIENTS, tema: 'pedidos' },
  });
  say(`${CLIENTS} clients, comments on ${rows.length} orders`);
  const ms = quick ? 4000 : 8000;
  const commands: number[] = [];
  const middle: number[] = [];
  const ours = async (): Promise<number> => {
    const run = await comment(
      http,
      clients,
      rows.map(({ number }) => number),
      ms,
    );
    commands.push(percentile(run.commands, 0.99));
    middle.push(median(run.pushes));
    return percentile(run.pushes, 0.99);
  };
  const base = (): Promise<number> => notifyRoundTrip(system.runtime().env.DATABASE_URL!, PER_SECOND, ms / 2);
  await ours();
  commands.length = 0;
  middle.length = 0;
  const found = await interleaved(Math.min(runs, 3), ours, base);
  // By itself: the baseline works in the same PostgreSQL.
  const before = processorTimes(system);
  await ours();
  const spent = perCommand(before, processorTimes(system), (PER_SECOND * ms) / 1000);
  http.close();
  const what = `command → push, ${PER_SECOND}/s, ${CLIENTS} clients, p99`;
  return [
    atMost(3, { what, unit: 'ms', ...found, baseline: 'commit → NOTIFY' }),
    limit(25, { what, unit: 'ms', values: found.ours }),
    told('…processor time of a command and what follows from it', spent),
    told('…p50 of the push; p99 of the reply', `${median(middle).toFixed(1)} ms; ${median(commands).toFixed(1)} ms`),
  ];
}

/** Comments at a steady pace; the first second is left out. Throws when a client missed one. */
async function comment(
  http: HttpClient,
  clients: Worker,
  orders: readonly number[],
  ms: number,
): Promise<{ pushes: number[]; commands: number[] }> {
  await clients.ask({ forget: true });
  const sent = new Map<string, number>();
  const commands: number[] = [];
  await paced(PER_SECOND, ms, async (n) => {
    const at = now();
    const reply = await http.post(
      '/web/cotizaciones/agregarchat',
      { accion: 'guardarchat', texto: `Comentario ${n}`, pedido: orders[n % orders.length], tipo: 'pedido' },
      { 'idempotency-key': randomUUID() },
    );
    if (reply.status !== 200) throw new Error(`the command was answered ${reply.status}: ${reply.text.slice(0, 300)}`);
    if (n < PER_SECOND) return;
    commands.push(reply.ms);
    sent.set((JSON.parse(reply.text) as { posicion: string }).posicion, at);
  });
  const positions = [...sent.keys()];
  let arrivals: number[][] = [];
  await until(
    'every frame at every client',
    async () => {
      arrivals = await clients.ask<number[][]>({ report: positions });
      return arrivals.every((times) => times.length === CLIENTS);
    },
    10_000,
  );
  return { pushes: arrivals.flatMap((times, n) => times.map((time) => time - sent.get(positions[n]!)!)), commands };
}
