import type pg from 'pg';
import type { Snapshot, SnapshotStore } from './snapshots.ts';

/** Kept beside the read models, whatever the log is in; it may be emptied at any time. */
export const SNAPSHOTS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.stream_snapshots (
    stream text PRIMARY KEY, reducer text NOT NULL, version bigint NOT NULL, hash text NOT NULL, content text NOT NULL
  );
`;

/** Snapshots in the services' own database. States are kept as text, for JSON of the database would reorder their fields. */
export const snapshotTable = (pool: pg.Pool): SnapshotStore => ({
  async load(stream, reducer) {
    const { rows } = await pool.query<{ version: string; hash: string; content: string }>({
      name: 'snapshot.load',
      text: 'SELECT version::text, hash, content FROM ops.stream_snapshots WHERE stream = $1 AND reducer = $2',
      values: [stream, reducer],
    });
    const [row] = rows;
    if (!row) return undefined;
    try {
      const content = JSON.parse(row.content) as Pick<Snapshot, 'state' | 'commands'>;
      return { stream, reducer, version: Number(row.version), hash: row.hash, ...content };
    } catch {
      // Damaged: the stream is folded from its events.
      return undefined;
    }
  },
  async save({ stream, reducer, version, hash, state, commands }) {
    await pool.query(
      `INSERT INTO ops.stream_snapshots AS kept (stream, reducer, version, hash, content) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (stream) DO UPDATE
       SET reducer = excluded.reducer, version = excluded.version, hash = excluded.hash, content = excluded.content
       WHERE kept.reducer <> excluded.reducer OR kept.version <= excluded.version OR kept.hash <> excluded.hash`,
      [stream, reducer, version, hash, JSON.stringify({ state, commands })],
    );
  },
});
