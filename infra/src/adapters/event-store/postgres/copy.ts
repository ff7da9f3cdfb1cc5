import type pg from 'pg';
import { canonicalJson } from '../../../platform/event-store/canonical.ts';
import { type RecordedEvent, storedData } from '../../../platform/event-store/port.ts';
import { APPEND_LOCK } from './append-function.ts';

const INSERT = `insert into log.events (position, stream, version, id, type, schema, data, metadata, hash, recorded_at)
  select nextval('log.position'), e.stream, e.version, e.id, e.type, e.schema, e.data, e.metadata, e.hash, e.recorded_at
  from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::int[], $6::jsonb[], $7::jsonb[], $8::text[], $9::timestamptz[])
    with ordinality as e(stream, version, id, type, schema, data, metadata, hash, recorded_at, n)
  order by e.n returning position::text`;

const HEADS = `insert into log.streams (stream, version, hash)
  select distinct on (e.stream) e.stream, e.version, e.hash
  from unnest($1::text[], $2::bigint[], $3::text[]) as e(stream, version, hash) order by e.stream, e.version desc
  on conflict (stream) do update set version = excluded.version, hash = excluded.hash`;

/** Writes events of another log as they are, all of them or none, after everything that is there. */
export async function copyEvents(pool: pg.Pool, events: readonly RecordedEvent[]): Promise<bigint> {
  const column = <T>(of: (event: RecordedEvent) => T): T[] => events.map(of);
  const [streams, versions] = [column(({ stream }) => stream), column(({ version }) => version)];
  const hashes = column(({ metadata }) => metadata.hash ?? '');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [APPEND_LOCK]);
    const { rows } = await client.query<{ position: string }>(INSERT, [
      streams,
      versions,
      column(({ id }) => id),
      column(({ type }) => type),
      column(({ schema }) => schema),
      column((event) => canonicalJson(storedData(event))),
      column(({ metadata: { hash: _own, ...metadata } }) => canonicalJson(metadata)),
      hashes,
      column(({ recordedAt }) => recordedAt),
    ]);
    await client.query(HEADS, [streams, versions, hashes]);
    await client.query("select pg_notify('log', '')");
    await client.query('commit');
    return BigInt(rows.at(-1)!.position);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
