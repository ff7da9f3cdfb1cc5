import type pg from 'pg';
import { createEventStoreDbEventStore } from '../../adapters/event-store/eventstoredb-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { startStandIn, type StandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import type { EventStore } from '../event-store/port.ts';
import { bindToLog, emptyReadModels, keepProcessPositions, keepWitness } from './log-binding.ts';
import { migrateOps } from './schema.ts';

describe('read models know their log', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const servers: StandIn[] = [];
  const stores: EventStore[] = [];
  const log = async (events = 0): Promise<EventStore> => {
    const server = await startStandIn();
    servers.push(server);
    const store = createEventStoreDbEventStore({ connectionString: server.url });
    stores.push(store);
    await store.establish();
    if (events > 0)
      await store.append(
        'pedido-1',
        Array.from({ length: events }, () => event()),
        'no-stream',
      );
    return store;
  };
  beforeEach(async () => {
    database = await testDatabase();
    pool = createPool(database.url, { max: 2 });
    await migrateOps(pool);
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await pool.end();
    await database.drop();
  });
  const refusal = (store: EventStore): Promise<string> =>
    bindToLog(pool, store).then(
      () => 'accepted',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const read = (position: bigint | undefined) =>
    pool.query(
      `INSERT INTO ops.projection_state (name, version, table_name, status, position) VALUES ('a/b', 1, 'a', 'live', $1)`,
      [String(position)],
    );

  it('are bound on a database that holds nothing yet, by whichever service comes first', async () => {
    const fresh = await testDatabase();
    const empty = createPool(fresh.url, { max: 2 });
    const own = await log(1);
    await bindToLog(empty, own);
    await bindToLog(empty, own);
    await empty.end();
    await fresh.drop();
  });

  it('take the first log that they meet, and no other', async () => {
    const own = await log(3);
    await bindToLog(pool, own);
    await bindToLog(pool, own);
    const said = await refusal(await log(9));
    expect(said).toMatch(/^ConfigError: Configuración incorrecta: .*otro registro.*rebuild --all$/);
    expect(said).not.toContain('\n');
    expect(await refusal(own)).toBe('accepted');
  });

  it('refuse their own log when it ends before what they have read, or holds something else there', async () => {
    const own = await log(3);
    await bindToLog(pool, own);
    const [, , last] = await own.read('pedido-1');
    await read((last!.position ?? 0n) + 500n);
    expect(await refusal(own)).toContain('más largo');
    await pool.query('UPDATE ops.projection_state SET position = $1', [String(last!.position)]);
    await keepWitness(pool, last!);
    expect(await refusal(own)).toBe('accepted');
    await keepWitness(pool, { ...last!, stream: 'pedido-2' });
    expect(await refusal(own)).toContain('otro estado');
  });

  it('emptied, take the next; processes go on where a copy says they were, or from its end', async () => {
    await bindToLog(pool, await log(3));
    await read(7n);
    await pool.query(
      `INSERT INTO ops.process_state (name, position, status) VALUES ('a/p', 1, 'live'), ('a/q', 1, 'live')`,
    );
    const copy = await log(5);
    await keepProcessPositions(pool, await copy.identity(), new Map([['a/p', 77n]]));
    await emptyReadModels(pool);
    await bindToLog(pool, copy);
    const { rows } = await pool.query('SELECT name, position::text FROM ops.process_state ORDER BY name');
    expect(rows).toEqual([
      { name: 'a/p', position: '77' },
      { name: 'a/q', position: String(await copy.head()) },
    ]);
    expect((await pool.query('SELECT 1 FROM ops.projection_state')).rowCount).toBe(0);
    expect(await refusal(await log(1))).toContain('otro registro');
  });
});
