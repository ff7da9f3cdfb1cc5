import type pg from 'pg';
import { listen } from '../../adapters/postgres/listen.ts';
import { KnownPositions, type TellsPositions } from './known-positions.ts';

export interface PositionWaiter {
  /** True once every named projection has passed `position`; false when that takes longer than `timeoutMs` (2 s) or the signal aborts. */
  wait(names: readonly string[], position: bigint, signal?: AbortSignal, timeoutMs?: number): Promise<boolean>;
  /** Calls back with the projections whose rows may have changed; those that only moved on are left out where that is known. */
  onChange(listener: (projections: ReadonlySet<string>) => void): void;
  close(): Promise<void>;
}

export interface PositionWaiterOptions {
  /** Address for the LISTEN connection. */
  readonly url: string;
  /** Reads ops.projections. */
  readonly pool: pg.Pool;
}

interface Waiting {
  readonly done: () => boolean;
  readonly resolve: () => void;
}

const POLL_MS = 250;

/** Follows NOTIFY `feed` `{seq, positions, cambios?, todas?}`; what it may have missed it reads from ops.projections (ARCHITECTURE, *A command*). */
export function createPositionWaiter({ url, pool }: PositionWaiterOptions): PositionWaiter {
  const known = new KnownPositions();
  const waiting = new Set<Waiting>();
  const listeners: ((projections: ReadonlySet<string>) => void)[] = [];

  const take = (told: TellsPositions, changes?: ReadonlySet<string>): void => {
    const advanced = known.take(told);
    const changed = changes ?? advanced;
    if (changed.size > 0) for (const listener of listeners) listener(changed);
    if (advanced.size > 0) for (const one of waiting) if (one.done()) one.resolve();
  };
  const read = async (): Promise<void> => take({ positions: await readPositions(pool) });

  const listener = listen({
    url,
    channels: ['feed'],
    onNotification: (_channel, payload) => {
      const notice = noticeOf(payload);
      take(notice, notice.changes);
      if (notice.readAll) void read().catch(() => undefined);
    },
    onConnected: () => void read().catch(() => undefined),
  });

  return {
    async wait(names, position, signal, timeoutMs = 2000) {
      const done = (): boolean => names.every((name) => known.of(name) >= position);
      if (done()) return true;
      await new Promise<void>((resolve) => {
        const one: Waiting = { done, resolve: () => finish() };
        const poll = setInterval(() => void read().catch(() => undefined), POLL_MS);
        const limit = setTimeout(() => finish(), timeoutMs);
        const finish = (): void => {
          clearInterval(poll);
          clearTimeout(limit);
          waiting.delete(one);
          signal?.removeEventListener('abort', finish);
          resolve();
        };
        waiting.add(one);
        signal?.addEventListener('abort', finish);
        if (signal?.aborted) finish();
      });
      return done();
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => listener.close(),
  };
}

/** Positions in ops.projections (of one that is shared, its last part's), also for whoever does not follow the feed. */
export async function readPositions(pool: pg.Pool): Promise<[string, bigint][]> {
  const { rows } = await pool.query<{ name: string; position: bigint }>('SELECT name, position FROM ops.projections');
  return rows.map((row) => [row.name, BigInt(row.position)]);
}

interface Notice extends TellsPositions {
  /** Projections whose rows changed; undefined when the notice does not tell. */
  readonly changes?: ReadonlySet<string>;
  readonly readAll: boolean;
}

/** A notice that would be too long for PostgreSQL says `todas` instead of naming the positions. */
function noticeOf(payload: string): Notice {
  try {
    const { positions, cambios, todas } = JSON.parse(payload) as {
      positions?: Record<string, string | number>;
      cambios?: string[];
      todas?: boolean;
    };
    return {
      positions: Object.entries(positions ?? {}).map(([name, position]) => [name, BigInt(position)]),
      changes: cambios && new Set(cambios),
      readAll: todas === true,
    };
  } catch {
    return { positions: [], readAll: true };
  }
}
