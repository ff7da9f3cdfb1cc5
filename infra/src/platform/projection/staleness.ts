import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import { Heads } from './heads.ts';

export interface Staleness {
  /** Whether rows of one of these projections may be older than five seconds, or miss news of a document that is set aside. */
  readonly of: (names: readonly string[]) => boolean;
  readonly close: () => void;
}

const LOOK_MS = 1000;

const STATES = `SELECT name, position::text AS position, status = 'failed' OR EXISTS (
    SELECT 1 FROM ops.parked_events p WHERE p.projection = s.name AND p.generation = s.generation) AS incomplete
  FROM ops.projection_state s`;

/** Looks every second at how far the projections are behind the log. What cannot be looked at keeps its last judgement. */
export function watchStaleness(pool: pg.Pool, store: Pick<EventStore, 'head'>, lookMs = LOOK_MS): Staleness {
  const heads = new Heads();
  let stale = new Set<string>();
  const look = async (): Promise<void> => {
    heads.tell((await store.head()) ?? -1n);
    const { rows } = await pool.query<{ name: string; position: string; incomplete: boolean }>(STATES);
    stale = new Set(rows.filter((row) => row.incomplete || BigInt(row.position) < heads.due).map(({ name }) => name));
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = undefined));
  }, lookMs);
  return { of: (names) => names.some((name) => stale.has(name)), close: () => clearInterval(timer) };
}
