import { randomUUID } from 'node:crypto';
import { contract } from '@power/domain/contract';
import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { demoPassword } from '../../../operations/launcher/greeting.ts';
import type { TestSystem } from '../../testing/system.ts';
import { type Bench, type Section, until } from '../bench.ts';
import { atMost, type Figure, limit, told } from '../figure.ts';
import { HttpClient, signIn } from '../http-client.ts';
import { perCommand, processorTimes } from '../processor-time.ts';
import { startRested } from '../rested.ts';
import { interleaved, median, percentile } from '../stats.ts';
import { now, Worker } from '../worker.ts';
import { notifyRoundTrip } from './notify-baseline.ts';
import { paced } from './paced.ts';

const PER_SECOND = 200;
const CLIENTS = 100;

/** From a command's request at the gateway to the frame at each of 100 clients, through all the real processes. */
export const push: Section = {
  name: 'push',
  run: async (bench) => {
    // Of a large company each order is commented on a few times, as in life.
    const system = await startRested({ demo: bench.quick ? 'small' : 'full' }, bench.say);
    const clients = new Worker(new URL('clients.js', import.meta.url));
    try {
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
  const connect = (count: number, temas: readonly string[]) =>
    clients.ask({
      connect: { url: `${system.url.replace('http', 'ws')}/ws`, token, count, temas, heard: ORDERS_TOPIC },
    });
  await connect(CLIENTS, [ORDERS_TOPIC]);
  say(`${CLIENTS} clients, comments on ${rows.length} orders`);
  const ms = quick ? 4000 : 8000;
  const pages = new HttpClient(system.url, { 'x-token': token });
  const crowd: Crowd = { http, pages, clients, orders: rows.map(({ number }) => number) };
  const commands: number[] = [];
  const middle: number[] = [];
  const ours = async (): Promise<number> => {
    const run = await comment(crowd, PER_SECOND, ms, CLIENTS);
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
  const what = `command → push, ${PER_SECOND}/s, ${CLIENTS} clients, p99`;
  const figures = [
    atMost(3, { what, unit: 'ms', ...found, baseline: 'commit → NOTIFY' }),
    limit(25, { what, unit: 'ms', values: found.ours }),
    told('…processor time of a command and what follows from it', spent),
    told('…p50 of the push; p99 of the reply', `${median(middle).toFixed(1)} ms; ${median(commands).toFixed(1)} ms`),
    await overloaded(crowd, ms / 2),
  ];
  await clients.ask({ leave: true });
  const temas = [
    ...new Set(contract.flatMap((call) => ('topic' in call && typeof call.topic === 'string' ? call.topic : []))),
  ];
  const many = quick ? 200 : 1000;
  say(`${many} clients on ${temas.length} lists`);
  await connect(many, temas);
  const hearing = Array.from({ length: many }, (_, n) => temas[n % temas.length]).filter((t) => t === ORDERS_TOPIC);
  const run = await comment(crowd, PER_SECOND, ms, hearing.length);
  http.close();
  pages.close();
  return [
    ...figures,
    told(
      `…${many.toLocaleString('en')} clients on ${temas.length} different lists, p50 and p99 of the push`,
      `${median(run.pushes).toFixed(1)} ms, ${percentile(run.pushes, 0.99).toFixed(1)} ms`,
    ),
  ];
}

/** Twice as much as is asked of it above, and people who read lists beside: what gives way, and that nothing is lost. */
async function overloaded(crowd: Crowd, ms: number): Promise<Figure> {
  const pages: number[] = [];
  let over = false;
  const reader = async (): Promise<void> => {
    while (!over) {
      const page = await crowd.pages.post('/pedido_ventas/listar', { accion: 'grid', startRow: 0, endRow: 20 });
      if (page.status === 200) pages.push(page.ms);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const readers = [reader(), reader(), reader(), reader()];
  const started = now();
  const run = await comment(crowd, 2 * PER_SECOND, ms, CLIENTS).finally(() => (over = true));
  const seconds = (now() - started) / 1000;
  await Promise.all(readers);
  const p99 = (values: number[]): string => `${percentile(values, 0.99).toFixed(0)} ms`;
  return told(
    `…asked ${2 * PER_SECOND}/s and read by four beside: all taken and told; p99 of a reply, a page, a push`,
    `in ${seconds.toFixed(1)} s for ${ms / 1000} s of them; ${p99(run.commands)}, ${p99(pages)}, ${p99(run.pushes)}`,
  );
}

interface Crowd {
  readonly http: HttpClient;
  /** Of those who read lists: nothing of theirs waits behind a command for a connection. */
  readonly pages: HttpClient;
  readonly clients: Worker;
  readonly orders: readonly number[];
}

/** Comments at a steady pace; the first second is left out. Throws when one of those who hear of them missed one. */
async function comment(
  { http, clients, orders }: Crowd,
  perSecond: number,
  ms: number,
  hearing: number,
): Promise<{ pushes: number[]; commands: number[] }> {
  await clients.ask({ forget: true });
  const sent = new Map<string, number>();
  const commands: number[] = [];
  await paced(perSecond, ms, async (n) => {
    const at = now();
    const reply = await http.post(
      '/web/cotizaciones/agregarchat',
      { accion: 'guardarchat', texto: `Comentario ${n}`, pedido: orders[n % orders.length], tipo: 'pedido' },
      { 'idempotency-key': randomUUID() },
    );
    if (reply.status !== 200) throw new Error(`the command was answered ${reply.status}: ${reply.text.slice(0, 300)}`);
    if (n < perSecond) return;
    commands.push(reply.ms);
    sent.set((JSON.parse(reply.text) as { posicion: string }).posicion, at);
  });
  const positions = [...sent.keys()];
  let arrivals: number[][] = [];
  await until(
    'every frame at every client',
    async () => {
      arrivals = await clients.ask<number[][]>({ report: positions });
      return arrivals.every((times) => times.length === hearing);
    },
    60_000,
  );
  return { pushes: arrivals.flatMap((times, n) => times.map((time) => time - sent.get(positions[n]!)!)), commands };
}
