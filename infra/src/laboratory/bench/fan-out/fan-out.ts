import { createPool } from '../../../adapters/postgres/pool.ts';
import { migrateOps } from '../../../platform/projection/schema.ts';
import { type Bench, type Section, until, withPostgres } from '../bench.ts';
import { atMost, type Figure } from '../figure.ts';
import { interleaved, percentile } from '../stats.ts';
import { Worker } from '../worker.ts';

interface Side {
  readonly server: Worker;
  readonly clients: Worker;
}

/** One change told to all clients, from its commit to each socket, against a bare loop that has the frame in hand. */
export const fanOut: Section = { name: 'fan-out', run: (bench) => withPostgres((url) => measure(url, bench)) };

async function measure(url: string, { quick, runs, say }: Bench): Promise<Figure[]> {
  const pool = createPool(url, { max: 2 });
  await migrateOps(pool);
  await pool.end();
  const side = (kind: string): Side => ({
    server: new Worker(new URL('server.js', import.meta.url), [kind, url]),
    clients: new Worker(new URL('clients.js', import.meta.url)),
  });
  const [hub, bare] = [side('hub'), side('bare')];
  try {
    const figures: Figure[] = [];
    for (const [sockets, frames] of quick ? [[1000, 10] as const] : [[1000, 30] as const, [10_000, 8] as const]) {
      await connect(hub, sockets);
      await connect(bare, sockets);
      say(`${sockets} sockets each`);
      const ours = (): Promise<number> => burst(hub, sockets, frames);
      const base = (): Promise<number> => burst(bare, sockets, frames);
      await ours();
      await base();
      const found = await interleaved(runs, ours, base);
      figures.push(
        atMost(1.5, {
          what: `fan-out, ${sockets.toLocaleString('en')} sockets, p99`,
          unit: 'ms',
          ...found,
          baseline: 'bare ws loop',
        }),
      );
    }
    return figures;
  } finally {
    await Promise.all([hub, bare].flatMap(({ server, clients }) => [server.stop(), clients.stop()]));
  }
}

async function connect({ server, clients }: Side, count: number): Promise<void> {
  const port = await server.ask<number>({ port: true });
  await clients.ask({ connect: { url: `ws://127.0.0.1:${port}/ws`, count } });
}

/** p99 (ms) over all sockets and frames, one frame after the other. */
async function burst({ server, clients }: Side, sockets: number, frames: number): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < frames; n += 1) {
    await clients.ask({ forget: true });
    const at = await server.ask<number>({ send: n });
    // Asking costs the clients time: not before they should be done.
    let arrivals: number[] = [];
    await until(
      'the frame at every socket',
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20 + sockets / 20));
        arrivals = await clients.ask<number[]>({ take: true });
        return arrivals.length >= sockets;
      },
      20_000,
    );
    for (const arrival of arrivals) took.push(arrival - at);
  }
  return percentile(took, 0.99);
}
