import type { CallBase } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import type { Execute } from '../http/service-options.ts';

/** Milliseconds that an answer waits for a process; one that is away or busy finishes later, as all others do. */
export const COMPLETION_PATIENCE = 3_000;
const STEP = 20;

const positionOf = (reply: unknown): bigint | undefined => {
  const { ok, posicion } = reply as { readonly ok?: boolean; readonly posicion?: string };
  return ok && posicion !== undefined ? BigInt(posicion) : undefined;
};

const answers = async (pool: Pick<pg.Pool, 'query'>, sql: string, values: readonly string[]): Promise<boolean> =>
  // A database that cannot tell takes nothing from a command that was accepted.
  pool.query(sql, [...values]).then(
    ({ rowCount }) => rowCount === 1,
    () => true,
  );
const PASSED = 'SELECT FROM ops.process_state WHERE name = $1 AND position >= $2';
/** What a process wrote is at the head at the latest; lists that are made anew come later, as for every command. */
const SEEN = `SELECT WHERE NOT EXISTS (SELECT FROM ops.projection_state WHERE status = 'live' AND position < $1)`;

/**
 * Answers a command that declares `completedBy` when that process has passed it and the lists show what it wrote, after
 * {@link COMPLETION_PATIENCE} at the latest. The answer itself is the same either way: the command was accepted.
 */
export const withCompletion =
  (pool: Pick<pg.Pool, 'query'>, store: Pick<EventStore, 'head'>, execute: Execute): Execute =>
  async (call: CallBase, request, context) => {
    const reply = await execute(call, request, context);
    const { completedBy } = call as Partial<CommandDefinition>;
    const position = completedBy === undefined ? undefined : positionOf(reply);
    if (completedBy === undefined || position === undefined) return reply;
    const end = performance.now() + COMPLETION_PATIENCE;
    const until = async (sql: string, values: readonly string[]): Promise<void> => {
      while (performance.now() < end && !context.signal.aborted && !(await answers(pool, sql, values)))
        await setTimeout(STEP);
    };
    await until(PASSED, [completedBy, String(position)]);
    const head = await store.head().catch(() => undefined);
    if (head !== undefined) await until(SEEN, [String(head)]);
    return reply;
  };
