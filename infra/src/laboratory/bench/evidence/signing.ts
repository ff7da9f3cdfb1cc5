import { randomUUID } from 'node:crypto';
import { openEventStore } from '../../../adapters/event-store/open-event-store.ts';
import type { EventStore } from '../../../platform/event-store/port.ts';
import { instanceSigner } from '../../../platform/evidence/sign-append.ts';
import { installationSecret } from '../../../platform/privacy/secret.ts';
import { writing } from '../append/append.ts';
import { sampleEvent } from '../append/sample-event.ts';
import { type Bench, withFolder } from '../bench.ts';
import { atLeast, type Figure } from '../figure.ts';
import { interleaved } from '../stats.ts';

const POOL = 8;

/** Appends of one event each by so many writers; acknowledged ones per second. */
const rate = (store: EventStore, writers: number, ms: number): Promise<number> => {
  const run = randomUUID();
  return writing(writers, ms, (writer, n) =>
    store.append(`bench-${run}-${writer}`, [sampleEvent(n)], n === 0 ? 'no-stream' : n - 1),
  );
};

/** Appends that are signed, and such as go by the keys of persons, against the same without. */
export const signing = (databaseUrl: string, { quick, runs, say }: Bench): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const plain = await openEventStore({ databaseUrl, poolSize: POOL });
    const signed = await openEventStore({ databaseUrl, poolSize: POOL, signer: instanceSigner(folder) });
    const personal = await openEventStore({ databaseUrl, poolSize: POOL, privacy: () => installationSecret(folder) });
    const ms = quick ? 1000 : 3000;
    const figures: Figure[] = [];
    try {
      for (const [what, store, goal] of [
        ['append, signed', signed, 0.9],
        ['append by the keys of persons, of events that name nobody', personal, 0.95],
      ] as const)
        for (const writers of [32, 1]) {
          await rate(store, writers, ms / 2);
          await rate(plain, writers, ms / 2);
          const found = await interleaved(
            runs,
            () => rate(store, writers, ms),
            () => rate(plain, writers, ms),
          );
          say(`${what}, ${writers} writers: done`);
          figures.push(
            atLeast(goal, {
              what: `${what}, ${writers} writer${writers > 1 ? 's' : ''}`,
              unit: 'appends/s',
              ...found,
              baseline: 'neither signed nor by keys',
            }),
          );
        }
      return figures;
    } finally {
      await Promise.all([plain.close(), signed.close(), personal.close()]);
    }
  });
