import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { collect, event, fill, ids } from '../contract/harness.ts';
import { createEventStoreDbEventStore } from '../../../adapters/event-store/eventstoredb-event-store.ts';
import { startStandIn, type StandIn } from './server.ts';

describe('a server that goes away and comes back', () => {
  let folder: string;
  let file: string;
  let server: StandIn;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'stand-in-'));
    file = path.join(folder, 'log');
    server = await startStandIn({ file });
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const restart = async (): Promise<void> => {
    await server.stop();
    server = await startStandIn({ file, port: server.port });
  };

  it('keeps what was acknowledged; the half line of a crash goes', async () => {
    const store = createEventStoreDbEventStore({ connectionString: server.url });
    const written = await fill(store, 's', 5);
    await server.stop();
    await appendFile(file, '[{"id":"hal');
    server = await startStandIn({ file, port: server.port });
    written.push(...(await fill(store, 's', 2)));
    await restart();
    expect(ids(await store.read('s'))).toEqual(ids(written));
    await store.close();
  });

  it('lets appends, reads and subscribers go on where they were', async () => {
    const store = createEventStoreDbEventStore({ connectionString: server.url });
    const seen = await collect(store, { streamPrefixes: ['s'] });
    const written = [];
    for (let round = 0; round < 3; round += 1) {
      written.push(...(await fill(store, 's', 4)));
      await restart();
    }
    written.push(...(await fill(store, 's', 4)));
    await seen.until(({ events }) => events.length >= written.length);
    expect(ids(seen.events)).toEqual(ids(written));
    expect(ids(await store.read('s'))).toEqual(ids(written));
    await store.close();
  });

  it('drops a subscriber that is too slow, as servers up to 23.10 do, and the subscriber resumes', async () => {
    await server.stop();
    server = await startStandIn({ file, port: server.port, dropSlowAfter: 20 });
    const store = createEventStoreDbEventStore({ connectionString: server.url });
    // Slower than any writer, on any machine: what has come is looked at when all is written.
    let writing: Promise<unknown> = Promise.resolve();
    const seen = await collect(store, { batchSize: 10, onBatch: async () => void (await writing) });
    await seen.until(({ batches }) => batches.some(({ caughtUp }) => caughtUp));
    const written = Array.from({ length: 400 }, (_, n) => event({ n, relleno: 'x'.repeat(4000) }));
    writing = Promise.all(written.map((one, n) => store.append(`s${n % 20}`, [one], 'any')));
    await writing;
    await seen.until(({ events }) => events.length >= written.length);
    expect(ids(seen.events)).toEqual(ids(await store.readAll()));
    expect(seen.errors.length).toBeGreaterThan(0);
    await store.close();
  });
});
