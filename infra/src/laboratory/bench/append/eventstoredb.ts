import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { createEventStoreDbEventStore } from '../../../adapters/event-store/eventstoredb-event-store.ts';
import type { Bench } from '../bench.ts';
import { atLeast, type Figure } from '../figure.ts';
import { interleaved } from '../stats.ts';
import { sampleEvent } from './sample-event.ts';

type Writing = (writers: number, ms: number, write: (writer: number, n: number) => Promise<unknown>) => Promise<number>;

/** Append through the port, version-checked and chained, against the bare client on the same server with the same content. */
export async function measureEventStoreDb(
  url: string,
  { quick, runs, say }: Bench,
  writing: Writing,
): Promise<Figure[]> {
  const store = createEventStoreDbEventStore({ connectionString: url });
  const client = EventStoreDBClient.connectionString(url);
  try {
    const ms = quick ? 1000 : 3000;
    const figures: Figure[] = [];
    for (const writers of [32, 1]) {
      const ours = (): Promise<number> => {
        const run = randomUUID();
        return writing(writers, ms, (writer, n) =>
          store.append(`bench-${run}-${writer}`, [sampleEvent(n)], n === 0 ? 'no-stream' : n - 1),
        );
      };
      const base = (): Promise<number> => {
        const run = randomUUID();
        return writing(writers, ms, (writer, n) => {
          const { id, type, schema, data, metadata } = sampleEvent(n);
          const event = jsonEvent({ id, type, data: data as { linea: number }, metadata: { ...metadata, schema } });
          return client.appendToStream(`bench-${run}-${writer}`, event, {
            expectedRevision: n === 0 ? NO_STREAM : BigInt(n - 1),
          });
        });
      };
      await ours();
      await base();
      const found = await interleaved(runs, ours, base);
      say(`${writers} writers done`);
      figures.push(
        atLeast(0.8, {
          what: `append on EventStoreDB, ${writers} writer${writers > 1 ? 's' : ''}`,
          unit: 'appends/s',
          ...found,
          baseline: 'bare client, same server',
        }),
      );
    }
    return figures;
  } finally {
    await store.close();
    await client.dispose();
  }
}
