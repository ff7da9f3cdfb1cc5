import { startSystem } from '../../testing/system.ts';
import { type Bench, type Section, withPostgres } from '../bench.ts';
import { type Figure, number, told } from '../figure.ts';
import { median, medianRatio } from '../stats.ts';
import { Worker } from '../worker.ts';
import { TOKEN } from './bare-tables.ts';
import { emmettFolder } from './emmett-office.ts';
import { type Office, officeDay } from './office.ts';
import { ourOffice } from './ours.ts';
import { officeAt } from './over-http.ts';

const PEOPLE = 16;

/** The same day at the office on ours and on what one would write without it: how much the log, the lists and the rest cost. */
export const peers: Section = { name: 'peers', run: measure };

interface Peer {
  readonly name: string;
  readonly run: (work: (office: Office) => Promise<void>) => Promise<void>;
}

const served = (kind: 'bare' | 'emmett', name: string): Peer => ({
  name,
  run: (work) =>
    withPostgres(async (url) => {
      const server = new Worker(new URL('office-server.js', import.meta.url), [kind, url]);
      try {
        const { office, close } = officeAt(await server.ask<string>({}), TOKEN);
        await work(office).finally(close);
      } finally {
        await server.stop();
      }
    }),
});

const ours: Peer = {
  name: 'ours',
  run: async (work) => {
    const system = await startSystem({ demo: 'small' });
    try {
      await system.waitReady();
      const { office, close } = await ourOffice(system.url);
      await work(office).finally(close);
    } finally {
      await system.remove();
    }
  },
};

async function measure({ quick, runs, say }: Bench): Promise<Figure[]> {
  const ms = quick ? 3000 : 8000;
  const all = [
    ours,
    served('bare', 'Express + PostgreSQL, state in tables'),
    ...(emmettFolder() ? [served('emmett', 'emmett on PostgreSQL')] : []),
  ];
  const found = new Map<string, number[]>();
  // One system at a time: two would share the cores. Each warms itself up first.
  for (const { name, run } of all)
    await run(async (office) => {
      await officeDay(office, PEOPLE, ms / 2);
      const days: number[] = [];
      for (let n = 0; n < Math.min(runs, 3); n += 1) days.push((await officeDay(office, PEOPLE, ms)).perSecond);
      found.set(name, days);
      say(`${name}: ${number(median(days))} orders/s`);
    });
  const own = found.get('ours')!;
  return [...found].map(([name, days]) =>
    name === 'ours'
      ? told(
          `office day, ${PEOPLE} people: orders made, commented twice, validated, listed twice`,
          `${number(median(days))} orders/s`,
        )
      : {
          ...told('…the same', `${number(median(own))} orders/s`, `${number(median(days))} orders/s ${name}`),
          ratio: `${medianRatio(own, days).toFixed(2)}×`,
        },
  );
}
