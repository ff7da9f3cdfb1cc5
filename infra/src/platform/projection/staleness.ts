import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import { Heads } from './heads.ts';
import { projectionSql } from './key-share.ts';

export interface Staleness {
  /**
   * How many seconds old the rows of these projections are at most; 0 while none is older than five seconds and none
   * misses news of a document that is set aside.
   */
  readonly of: (names: readonly string[]) => number;
  readonly close: () => void;
}

const LOOK_MS = 1000;

const STATES = `SELECT name, position::text AS position, CASE WHEN status = 'failed' THEN 1
    ELSE extract(epoch FROM now() - (SELECT min(parked_at) FROM ops.parked_events p WHERE ${projectionSql('p.projection')} = s.name AND p.generation = s.generation)) END::integer AS parked
  FROM ops.projections s`;

/** Looks every second at how far the projections are behind the log. What cannot be looked at keeps its last judgement. */
export function watchStaleness(
  pool: pg.Pool,
  store: Pick<EventStore, 'head' | 'readAll'>,
  lookMs = LOOK_MS,
): Staleness {
  const heads = new Heads();
  let stale = new Map<string, number>();

  /** Rows are as old as the first event that is missing in them. */
  const age = async (position: bigint): Promise<number> => {
    const [missing] = await store.readAll({ after: position, limit: 1 });
    return missing ? (Date.now() - Date.parse(missing.recordedAt)) / 1000 : 0;
  };

  const look = async (): Promise<void> => {
    heads.tell((await store.head()) ?? -1n);
    const { rows } = await pool.query<{ name: string; position: string; parked: number | null }>(STATES);
    const late = rows.map(({ position }) => position).filter((position) => BigInt(position) < heads.due);
    const ages = new Map<string, number>();
    for (const position of new Set(late)) ages.set(position, await age(BigInt(position)));
    stale = new Map(
      rows
        .filter(({ position, parked }) => parked !== null || ages.has(position))
        .map(({ name, position, parked }) => [name, Math.max(1, Math.round(ages.get(position) ?? 0), parked ?? 0)]),
    );
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = undefined));
  }, lookMs);
  return {
    of: (names) => Math.max(0, ...names.map((name) => stale.get(name) ?? 0)),
    close: () => clearInterval(timer),
  };
}
