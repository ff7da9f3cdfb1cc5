import pg from 'pg';
import type { HistoryLoad, PlacedEvent } from '../../../platform/event-store/bulk-log.ts';
import { APPEND_LOCK } from './append-function.ts';

/** Columns arrive as one text each, a line per event (no field can hold a line break); the server splits them faster than it reads arrays. */
const INSERT = `insert into log.events (position, stream, version, id, type, schema, data, metadata, hash, recorded_at)
  select $1::bigint + n, stream, version::bigint, id::uuid, type, schema::int, data::jsonb, metadata::jsonb, hash, clock_timestamp()
  from unnest(${Array.from({ length: 8 }, (_, i) => `string_to_array($${i + 2}, E'\\n')`).join(', ')})
    with ordinality as u(stream, version, id, type, schema, data, metadata, hash, n)`;
const COLUMNS = ['stream', 'version', 'id', 'type', 'schema', 'data', 'metadata', 'hash'] as const;

/**
 * Opens a load into the log in PostgreSQL. Others who append wait until it is committed or closed. Throws when the log
 * holds anything: hashes and versions of a history told elsewhere fit an empty log only.
 */
export async function openPostgresLoad(databaseUrl: string): Promise<HistoryLoad> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'event-log-load' });
  await client.connect();
  const heads = new Map<string, PlacedEvent>();
  let last = 0n;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${APPEND_LOCK})`);
    const { rowCount } = await client.query('select 1 from log.events limit 1');
    if (rowCount) throw new Error('the log is not empty');
    // Drawn, not assumed: an append that was rolled back may have used the first ones.
    const { rows } = await client.query<{ p: string }>("select nextval('log.position') as p");
    last = BigInt(rows[0]!.p) - 1n;
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    async write(events) {
      const texts = COLUMNS.map((column) => events.map((event) => event[column]).join('\n'));
      await client.query({ name: 'log.load', text: INSERT, values: [last.toString(), ...texts] });
      for (const event of events) heads.set(event.stream, event);
      return (last += BigInt(events.length));
    },
    async commit() {
      const all = [...heads.values()];
      await client.query(
        `insert into log.streams (stream, version, hash)
         select * from unnest(string_to_array($1, E'\\n'), string_to_array($2, E'\\n')::bigint[], string_to_array($3, E'\\n'))`,
        (['stream', 'version', 'hash'] as const).map((column) => all.map((event) => event[column]).join('\n')),
      );
      await client.query("select setval('log.position', $1)", [last.toString()]);
      await client.query("select pg_notify('log', $1)", [last.toString()]);
      await client.query('commit');
      await client.query('analyze log.events, log.streams');
    },
    close: () => client.end(),
  };
}
