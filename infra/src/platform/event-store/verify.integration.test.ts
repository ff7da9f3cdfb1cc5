import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { createPostgresEventStore, type PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { verifyLog, type Verification } from './verify.ts';

/** Streams a, b and c with four events each, interleaved: a@0 b@0 c@0 a@1 … at positions 1 to 12. */
const names = ['a', 'b', 'c'];

describe('a log that somebody tampered with', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  let sound: Verification;

  beforeEach(async () => {
    database = await testDatabase();
    store = createPostgresEventStore({ connectionString: database.url });
    await store.migrate();
    for (let n = 0; n < 4; n += 1)
      for (const name of names) await store.append(name, [event({ n, precio: 1000 + n })], 'any');
    sound = await verifyLog(store);
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const tamper = async (sql: string): Promise<Verification> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // What a forger with the rights of a superuser does first: the table itself refuses.
    await client.query('set session_replication_role = replica');
    await client.query(sql).finally(() => client.end());
    return verifyLog(store, sound.anchor);
  };

  it.each(["update log.events set type = 'x'", 'delete from log.events', 'truncate log.events'])(
    'is refused to whoever asks for it plainly: %s',
    async (sql) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await expect(client.query(sql)).rejects.toMatchObject({ code: '42501' });
      await client.end();
      expect(await verifyLog(store, sound.anchor)).toMatchObject({ ok: true, events: 12 });
    },
  );

  it('is sound before', () => {
    expect(sound).toMatchObject({ ok: true, events: 12, streams: 3, anchor: { position: '12', events: 12 } });
  });

  it.each([
    ['data', `data = jsonb_set(data, '{precio}', '1')`],
    ['metadata', `metadata = jsonb_set(metadata, '{user}', '"otro"')`],
    ['type', `type = 'otro'`],
    ['schema', 'schema = 2'],
    ['id', `id = '00000000-0000-4000-8000-000000000000'`],
    ['hash', `hash = repeat('0', 64)`],
  ])('names the first event whose %s was edited', async (_, change) => {
    const { ok, finding } = await tamper(`update log.events set ${change} where stream = 'b' and version = 2`);
    expect(ok).toBe(false);
    expect(finding).toMatchObject({ kind: 'altered', stream: 'b', version: 2, position: 8n });
  });

  it('names an event that was edited together with its own hash, by the next one', async () => {
    const { finding } = await tamper(
      `update log.events set data = '{}', hash = encode(sha256('x'), 'hex') where stream = 'b' and version = 1`,
    );
    expect(finding).toMatchObject({ kind: 'altered', stream: 'b', version: 1 });
  });

  it('names an event that was deleted', async () => {
    expect((await tamper(`delete from log.events where stream = 'b' and version = 1`)).finding).toMatchObject({
      kind: 'missing',
      stream: 'b',
      version: 1,
    });
  });

  it('names an event that was deleted although the later ones were renumbered', async () => {
    const { finding } = await tamper(`delete from log.events where stream = 'b' and version = 1;
      update log.events set version = version + 100 where stream = 'b' and version > 1;
      update log.events set version = version - 101 where stream = 'b' and version > 100`);
    expect(finding).toMatchObject({ kind: 'altered', stream: 'b', version: 1 });
  });

  it('names the place where events of a stream changed places in the log', async () => {
    const { finding } = await tamper(`update log.events set position = 100 where position = 5;
      update log.events set position = 5 where position = 8; update log.events set position = 8 where position = 100`);
    expect(finding).toMatchObject({ kind: 'reordered', stream: 'b', version: 1 });
  });

  it('names the place where the contents of two events were exchanged', async () => {
    const { finding } = await tamper(`update log.events set version = -1 where position = 5;
      update log.events set version = 1 where position = 8; update log.events set version = 2 where position = 5`);
    expect(finding).toMatchObject({ kind: 'reordered', stream: 'b', version: 1 });
  });

  it('sees by the anchor that events of different streams changed places', async () => {
    const { finding } = await tamper(`update log.events set position = 100 where position = 5;
      update log.events set position = 5 where position = 6; update log.events set position = 6 where position = 100`);
    expect(finding).toMatchObject({ kind: 'reordered' });
  });

  it('names the first event that was cut off, by the register of heads', async () => {
    await tamper(`delete from log.events where position >= 11`);
    expect((await verifyLog(store)).finding).toMatchObject({ kind: 'truncated', stream: 'b', version: 3 });
  });

  it('sees by the anchor an end that was cut off, although the register was forged too', async () => {
    const { finding } = await tamper(`delete from log.events where position >= 11;
      update log.streams s set (version, hash) = (select version, hash from log.events e where e.stream = s.stream order by version desc limit 1)`);
    expect(finding).toMatchObject({ kind: 'truncated' });
    expect(finding?.detail).toContain('Faltan 2 de los 12 eventos');
  });

  it('names by the anchor an event that was rewritten and chained anew with all that follows', async () => {
    const other = await testDatabase();
    const forged = createPostgresEventStore({ connectionString: other.url });
    await forged.migrate();
    for (const one of await store.readAll())
      await forged.append(
        one.stream,
        [one.stream === 'b' && one.version === 1 ? { ...one, data: { n: 1, precio: 1 } } : one],
        'any',
      );
    expect((await verifyLog(forged)).ok).toBe(true);
    const { finding } = await verifyLog(forged, sound.anchor);
    expect(finding).toMatchObject({ kind: 'altered', stream: 'b', version: 1, position: 5n });
    await forged.close();
    await other.drop();
  });

  it('sees a whole stream that is gone, and one that the register does not know', async () => {
    expect((await tamper(`delete from log.events where stream = 'c'`)).finding).toMatchObject({ kind: 'truncated' });
    await tamper(`delete from log.streams where stream = 'c'`);
    expect((await verifyLog(store)).ok).toBe(true);
    await tamper(`delete from log.streams where stream = 'b'`);
    expect((await verifyLog(store)).finding).toMatchObject({ kind: 'altered' });
  });
});
