import { copyIn, copyText } from '../../postgres/copy-in.ts';
import type { HistoryLoad, PlacedEvent } from '../../../platform/event-store/bulk-log.ts';
import { APPEND_LOCK } from './append-function.ts';
import { createClient } from '../../postgres/session.ts';

const COPY =
  'copy log.events (position, stream, version, id, type, schema, data, metadata, hash, recorded_at) from stdin';

/**
 * What holds the log together, taken away while it is loaded and made again from all of it, several times as fast. The
 * table gets a new file first: one that the transaction itself made passes by the server's own log (wal_level minimal).
 */
const KEYS = {
  events_pkey: 'primary key (position)',
  events_id_key: 'unique (id)',
  events_stream_version_key: 'unique (stream, version)',
};
const each = (sql: (name: string, definition: string) => string): string =>
  `alter table log.events ${Object.entries(KEYS)
    .map(([name, definition]) => sql(name, definition))
    .join(', ')}`;
const WITHOUT_KEYS = `cluster log.events using events_pkey; ${each((name) => `drop constraint ${name}`)}`;
const WITH_KEYS = each((name, definition) => `add constraint ${name} ${definition}`);

/**
 * Opens a load into the log in PostgreSQL. Others who append or read wait until it is committed or closed. Throws when the log
 * holds anything: hashes and versions of a history told elsewhere fit an empty log only.
 */
export async function openPostgresLoad(databaseUrl: string): Promise<HistoryLoad> {
  const client = createClient(databaseUrl, { name: 'event-log-load' });
  await client.connect();
  // Of a head only what is written of it: whole events would keep the texts of every stream in memory.
  const heads = new Map<string, Pick<PlacedEvent, 'version' | 'hash'>>();
  let last = 0n;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${APPEND_LOCK})`);
    const { rowCount } = await client.query('select 1 from log.events limit 1');
    if (rowCount) throw new Error('the log is not empty');
    // Drawn, not assumed: an append that was rolled back may have used the first ones.
    const { rows } = await client.query<{ p: string }>("select nextval('log.position') as p");
    last = BigInt(rows[0]!.p) - 1n;
    await client.query(WITHOUT_KEYS);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    async write(events, recordedAt) {
      let lines = '';
      for (const event of events) {
        last += 1n;
        const { stream, version, id, type, schema, data, metadata, hash } = event;
        heads.set(stream, { version, hash });
        // Numbers, ids and hashes have nothing to be written another way.
        lines += `${last}\t${copyText(stream)}\t${version}\t${id}\t${copyText(type)}\t${schema}\t${copyText(data)}\t${copyText(metadata)}\t${hash}\t${recordedAt}\n`;
      }
      await copyIn(client, COPY, lines);
      return last;
    },
    async commit() {
      await client.query(WITH_KEYS);
      const all = [...heads].map(([stream, head]) => ({ stream, ...head }));
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
