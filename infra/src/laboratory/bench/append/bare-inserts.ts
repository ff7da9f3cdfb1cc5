import type pg from 'pg';
import type { NewEvent } from '../../../platform/event-store/port.ts';

const TABLE = `CREATE SCHEMA bench; CREATE TABLE bench.events (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream text NOT NULL, version bigint NOT NULL, id uuid NOT NULL, type text NOT NULL,
  schema int NOT NULL, data jsonb NOT NULL, metadata jsonb NOT NULL, recorded_at timestamptz NOT NULL DEFAULT clock_timestamp())`;

/**
 * The baseline: one prepared INSERT, one commit, of the same content into a table with a primary key and nothing else;
 * no versions checked, no ids, no hash, nobody notified, and positions that readers could not rely on.
 */
export async function bareInserts(
  pool: pg.Pool,
): Promise<(stream: string, version: number, event: NewEvent) => Promise<unknown>> {
  await pool.query(TABLE);
  return (stream, version, { id, type, schema, data, metadata }) =>
    pool.query({
      name: 'bare-insert',
      text: 'INSERT INTO bench.events (stream, version, id, type, schema, data, metadata) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING position',
      values: [stream, version, id, type, schema, JSON.stringify(data), JSON.stringify(metadata)],
    });
}
