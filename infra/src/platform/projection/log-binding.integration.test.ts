import type pg from 'pg';
import { createEventStoreDbEventStore } from '../../adapters/event-store/eventstoredb-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { startStandIn, type StandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import type { EventStore } from '../event-store/port.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { HOOKS_SCHEMA } from '../hooks/schema.ts';
import { logCursors } from './log-cursors.ts';
import { HOOKS } from './requests.ts';
import { bindToLog, emptyReadModels, keepCursors, keepWitness } from './log-binding.ts';
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

  it('emptied, take the next; whoever follows the log goes on where a copy says it was, or from its end', async () => {
    await bindToLog(pool, await log(3));
    await migrate(pool, HOOKS_SCHEMA);
    await read(7n);
    await pool.query(
      `INSERT INTO ops.process_state (name, position, status) VALUES ('a/p', 1, 'live'), ('a/q', 1, 'live');
       INSERT INTO ops.hook_position (position) VALUES (3); INSERT INTO ops.loaded_history (position) VALUES (2)`,
    );
    const copy = await log(5);
    expect(await logCursors(pool)).toEqual(
      new Map([
        ['a/p', 1n],
        ['a/q', 1n],
        ['ops.hook_position', 3n],
        ['ops.loaded_history', 2n],
      ]),
    );
    const cursors = new Map([
      ['a/p', 77n],
      ['ops.hook_position', 78n],
    ]);
    await keepCursors(pool, await copy.identity(), cursors);
    await emptyReadModels(pool);
    await bindToLog(pool, copy);
    const head = await copy.head();
    expect(await logCursors(pool)).toEqual(
      new Map([
        ['a/p', 77n],
        ['a/q', head],
        ['ops.hook_position', 78n],
        ['ops.loaded_history', head],
      ]),
    );
    expect((await pool.query('SELECT 1 FROM ops.projection_state')).rowCount).toBe(0);
    expect(await refusal(await log(1))).toContain('otro registro');
  });

  it('emptied, keep what processes and webhooks have set aside, at its place in the next log', async () => {
    const own = await log(3);
    await bindToLog(pool, own);
    await read(7n);
    const park = (projection: string, version: number, position: bigint) =>
      pool.query(
        `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error)
         VALUES ($1, 0, 'pedido-1', $2, $3, 'T', 'x')`,
        [projection, version, String(position)],
      );
    await pool.query(`INSERT INTO ops.process_state (name, position, status) VALUES ('a/p', 1, 'live')`);
    const copy = await log(5);
    const there = await copy.read('pedido-1');
    // In the old log the second stood where the first stands now.
    await park('a/p', 0, 1n);
    await park('a/p', 1, there[0]!.position);
    await park(HOOKS, 2, 9n);
    await park('a/b', 0, 1n);
    await emptyReadModels(pool);
    await bindToLog(pool, copy);
    const { rows } = await pool.query(
      'SELECT projection, position::text FROM ops.parked_events ORDER BY stream_version',
    );
    expect(rows).toEqual(
      ['a/p', 'a/p', HOOKS].map((projection, n) => ({ projection, position: String(there[n]!.position) })),
    );
  });
});
