import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ANY, EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import { askAdministration } from './administration.ts';
import { type Answer, Asker, newEvent } from './asker.ts';
import { askReads } from './reads.ts';
import { askSubscriptions } from './subscriptions.ts';
import { askRaces, askWrites } from './writes.ts';

/** Streams that were cut, deleted, and buried. */
async function askRemovals(ask: Asker): Promise<void> {
  const { client } = ask;
  await ask.tried('keep two: metadata maxCount 2', async () => ({
    ok: (await client.setStreamMetadata(ask.name('a'), { maxCount: 2 })).success,
  }));
  await ask.read('…reads of it', 'a');
  await ask.read('…from 0', 'a', { fromRevision: 0n, maxCount: 10 });
  await ask.tried('delete a stream', async () => {
    await client.deleteStream(ask.name('any'), { expectedRevision: ANY });
    return { ok: true };
  });
  await ask.read('…read it', 'any');
  await ask.append('…append again, NO_STREAM', 'any', [newEvent(2)], NO_STREAM);
  await ask.read('…read it again', 'any');
  await ask.tried('tombstone a stream', async () => {
    await client.tombstoneStream(ask.name('b'), { expectedRevision: ANY });
    return { ok: true };
  });
  await ask.read('…read it', 'b');
  await ask.append('…append again', 'b', [newEvent(2)], ANY);
}

/** Asks a server everything that matters to an adapter, in some twenty seconds. Writes streams of its own, which stay. */
export async function askAll(url: string): Promise<Answer[]> {
  const client = EventStoreDBClient.connectionString(url);
  const ask = new Asker(client);
  try {
    await askWrites(ask);
    await askRaces(ask);
    await askSubscriptions(ask, await askReads(ask));
    await askRemovals(ask);
    // With names of its own: it looks at all of them.
    const administration = new Asker(client);
    await askAdministration(administration);
    return [...ask.answers, ...administration.answers];
  } finally {
    await client.dispose();
  }
}

/** What a real server, EventStoreDB 23.10.6, answered. */
export const answersOfTheServer = (): Answer[] =>
  ['answers.jsonl', 'answers-administration.jsonl'].flatMap((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer),
  );
