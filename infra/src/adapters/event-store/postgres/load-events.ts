import pg from 'pg';
import { copyIn, copyLine } from '../../postgres/copy-in.ts';
import type { HistoryLoad, PlacedEvent } from '../../../platform/event-store/bulk-log.ts';
import { APPEND_LOCK } from './append-function.ts';

const COPY =
  'copy log.events (position, stream, version, id, type, schema, data, metadata, hash, recorded_at) from stdin';

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
    async write(events, recordedAt) {
      let lines = '';
      for (const event of events) {
        last += 1n;
        heads.set(event.stream, event);
        const { stream, version, id, type, schema, data, metadata, hash } = event;
        lines += copyLine([last, stream, version, id, type, schema, data, metadata, hash, recordedAt]);
      }
      await copyIn(client, COPY, lines);
      return last;
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
