import type pg from 'pg';
import { ensurePlain } from '../grid/plain.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { projectionSql } from './key-share.ts';
import { COMMIT_FUNCTIONS } from './schema-functions.ts';

const TABLES = `
CREATE SCHEMA IF NOT EXISTS ops;
CREATE SCHEMA IF NOT EXISTS read;

CREATE TABLE IF NOT EXISTS ops.projection_state (
  name text PRIMARY KEY, version integer NOT NULL, generation integer NOT NULL DEFAULT 0, table_name text NOT NULL,
  position bigint NOT NULL DEFAULT -1,
  status text NOT NULL CHECK (status IN ('live', 'catching_up', 'rebuilding', 'failed')),
  owner text, epoch bigint NOT NULL DEFAULT 0, error text,
  live_at timestamptz, updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);

CREATE TABLE IF NOT EXISTS ops.projection_builds (
  name text PRIMARY KEY REFERENCES ops.projection_state, version integer NOT NULL, generation integer NOT NULL,
  table_name text NOT NULL, position bigint NOT NULL DEFAULT -1, epoch bigint NOT NULL,
  reason text NOT NULL, started_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS ops.process_state (
  name text PRIMARY KEY, position bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('live', 'catching_up', 'failed')),
  owner text, epoch bigint NOT NULL DEFAULT 0, error text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS ops.loaded_history (
  single boolean PRIMARY KEY DEFAULT true CHECK (single), position bigint NOT NULL, loaded_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS ops.projector_instances (id text PRIMARY KEY, beat bigint NOT NULL DEFAULT 0);
ALTER TABLE ops.projector_instances ADD COLUMN IF NOT EXISTS beat bigint NOT NULL DEFAULT 0, DROP COLUMN IF EXISTS lease_until;
ALTER TABLE ops.projection_state ADD COLUMN IF NOT EXISTS parts integer NOT NULL DEFAULT 1, DROP COLUMN IF EXISTS lease_until;
ALTER TABLE ops.process_state ADD COLUMN IF NOT EXISTS label text NOT NULL DEFAULT '', DROP COLUMN IF EXISTS lease_until;

CREATE TABLE IF NOT EXISTS ops.parked_events (
  projection text NOT NULL, generation integer NOT NULL, stream text NOT NULL, stream_version integer NOT NULL,
  position bigint NOT NULL, type text NOT NULL, error text NOT NULL, attempts integer NOT NULL DEFAULT 1,
  parked_at timestamptz NOT NULL DEFAULT now(), last_attempt_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (projection, generation, position)
);

CREATE TABLE IF NOT EXISTS ops.projection_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, projection text NOT NULL,
  action text NOT NULL CHECK (action IN ('rebuild', 'retry')), stream text,
  requested_at timestamptz NOT NULL DEFAULT now(), started_at timestamptz, finished_at timestamptz, result text
);

CREATE SEQUENCE IF NOT EXISTS ops.change_feed_seq;
CREATE TABLE IF NOT EXISTS ops.change_feed (
  seq bigint PRIMARY KEY, position bigint NOT NULL, topic text, key text, op text, scope jsonb, frame jsonb,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX IF NOT EXISTS change_feed_at ON ops.change_feed (at);
`;

/**
 * Each projection once, however many parts share it: as far as its last part, of the worst of their states, in nobody's
 * hands while one of them is.
 */
const PROJECTIONS = `
CREATE OR REPLACE VIEW ops.projections AS
SELECT ${projectionSql('s.name')} AS name, max(s.version) AS version, max(s.generation) AS generation,
  max(s.table_name) AS table_name, min(s.position) AS position,
  (array_agg(s.status ORDER BY array_position(ARRAY['failed', 'rebuilding', 'catching_up', 'live'], s.status)))[1] AS status,
  (array_agg(s.owner ORDER BY s.owner IS NOT NULL, i.id IS NOT NULL, s.name))[1] AS owner,
  max(s.error) AS error, min(s.live_at) AS live_at, min(s.updated_at) AS updated_at, max(s.parts) AS parts
FROM ops.projection_state s LEFT JOIN ops.projector_instances i ON i.id = s.owner GROUP BY 1;
`;

/** Creates what the projection runtime keeps in schema `ops` (ARCHITECTURE, *Projections*). Idempotent; several services may call it at once. */
export async function migrateOps(pool: pg.Pool): Promise<void> {
  await migrate(pool, TABLES, PROJECTIONS, COMMIT_FUNCTIONS);
  await ensurePlain(pool);
}
