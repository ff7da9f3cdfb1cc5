import { event } from '../../laboratory/event-store/contract/harness.ts';
import { startStandIn, type StandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { CannotCopy, copyLog, type CopyTarget } from '../../platform/event-store/copy-log.ts';
import type { EventStore, RecordedEvent } from '../../platform/event-store/port.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store.ts';

const COUNT = 2300;

describe('a log copied to another store', () => {
  let database: TestDatabase;
  let back: TestDatabase;
  let server: StandIn;
  let source: PostgresEventStore;
  const open: EventStore[] = [];
  const keep = <T extends EventStore>(store: T): T => (open.push(store), store);
  const postgres = async (url: string) => {
    const store = keep(createPostgresEventStore({ connectionString: url }));
    await store.migrate();
    return store;
  };
  const esdb = () => keep(createEventStoreDbEventStore({ connectionString: server.url }));

  const batch = [event({ repetido: true }), event({ repetido: true })];
  beforeAll(async () => {
    [database, back, server] = await Promise.all([testDatabase(), testDatabase(), startStandIn()]);
    source = await postgres(database.url);
    await source.append('repetido', batch, 'no-stream');
    for (let n = 0; n < COUNT - 2; n += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, COUNT - 2 - n) }, (_, i) =>
          source.append(`pedido-${(n + i) % 37}`, [event({ n: n + i, texto: 'ñ 🚚' })], 'any'),
        ),
      );
  });
  afterAll(async () => {
    await Promise.all(open.map((store) => store.close()));
    await Promise.all([server.stop(), database.drop(), back.drop()]);
  });

  const all = async (store: EventStore): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for (
      let page = await store.readAll();
      page.length > 0;
      page = await store.readAll({ after: page.at(-1)!.position })
    )
      events.push(...page);
    return events;
  };
  /** Read of PostgreSQL an instant is in milliseconds; of a copy it is as fine as the first log has it. */
  const content = (events: readonly RecordedEvent[]) =>
    events.map(({ position: _, recordedAt, ...event }) => ({ ...event, recordedAt: Date.parse(recordedAt) }));
  const instants = async (store: PostgresEventStore): Promise<string[]> =>
    (await store.readStored(-1n, COUNT + 9)).map(({ recordedAt }) => recordedAt);

  it('goes on after it was cut short, and holds every event as it was, with the instant of its first commit', async () => {
    const target = esdb();
    let left = 3;
    const dying = new Proxy(target, {
      get: (of, name: keyof CopyTarget) =>
        name === 'copy'
          ? async (events: readonly RecordedEvent[]) => {
              if ((left -= 1) < 0) throw new Error('killed');
              return of.copy(events.slice(0, left === 0 ? 7 : undefined));
            }
          : typeof of[name] === 'function'
            ? (of[name] as () => unknown).bind(of)
            : of[name],
    });
    await expect(copyLog(source, dying)).rejects.toThrow();
    const before = (await all(target)).length;
    expect(before).toBeGreaterThan(500);
    expect(before).toBeLessThan(COUNT);
    const told: number[] = [];
    const written = await all(source);
    const mark = written[1234]!;
    const copied = await copyLog(source, target, {
      marks: new Map([
        ['proceso', mark.position],
        ['nuevo', -1n],
      ]),
      progress: (events) => told.push(events),
    });
    expect(copied).toMatchObject({ events: COUNT, streams: 38 });
    expect(told.at(-1)).toBe(COUNT);
    const there = await all(target);
    expect(content(there)).toEqual(content(written));
    expect(copied.marks).toEqual(
      new Map([
        ['proceso', there[1234]!.position],
        ['nuevo', -1n],
      ]),
    );
  });

  it('recognises a command that is repeated from before, goes on, and comes back', async () => {
    const target = esdb();
    expect(await target.append('repetido', batch, 'no-stream')).toMatchObject({ version: 1, repeated: true });
    await target.append('repetido', [event({ después: true })], 1);
    const home = await postgres(back.url);
    expect(await copyLog(target, home)).toMatchObject({ events: COUNT + 1 });
    expect(content(await all(home))).toEqual(content(await all(target)));
    const first = await instants(source);
    expect((await instants(home)).slice(0, COUNT)).toEqual(first);
    // A microsecond that is none of a whole millisecond: otherwise the test could not fail.
    expect(first.some((instant) => !instant.endsWith('000Z'))).toBe(true);
    expect(await home.append('repetido', batch, 'any')).toMatchObject({ version: 1, repeated: true });
    expect(await home.append('repetido', [event()], 2)).toMatchObject({ version: 3, repeated: false });
    // The first log holds the beginning of it: it takes what was added meanwhile.
    expect(await copyLog(target, await postgres(database.url))).toMatchObject({ events: COUNT + 1 });
  });

  it('refuses a target that holds something else', async () => {
    const other = await testDatabase();
    const target = await postgres(other.url);
    await target.append('ajeno', [event()], 'no-stream');
    await expect(copyLog(source, target)).rejects.toBeInstanceOf(CannotCopy);
    expect(await all(target)).toHaveLength(1);
    await target.close();
    await other.drop();
  });
});
