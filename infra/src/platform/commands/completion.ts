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

async function hasPassed(pool: Pick<pg.Pool, 'query'>, process: string, position: bigint): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM ops.process_state WHERE name = $1 AND position >= $2', [
    process,
    String(position),
  ]);
  return rowCount === 1;
}

/**
 * Answers a command that declares `completedBy` when that process has passed it, after {@link COMPLETION_PATIENCE} at the
 * latest. The position of the answer is then the head of the log, so that who reads from it on sees what the process wrote.
 */
export const withCompletion =
  (pool: Pick<pg.Pool, 'query'>, store: Pick<EventStore, 'head'>, execute: Execute): Execute =>
  async (call: CallBase, request, context) => {
    const reply = await execute(call, request, context);
    const { completedBy } = call as Partial<CommandDefinition>;
    const position = completedBy === undefined ? undefined : positionOf(reply);
    if (completedBy === undefined || position === undefined) return reply;
    for (let waited = 0; waited < COMPLETION_PATIENCE && !context.signal.aborted; waited += STEP) {
      // A database that cannot tell takes nothing from a command that was accepted.
      if (await hasPassed(pool, completedBy, position).catch(() => true)) break;
      await setTimeout(STEP);
    }
    const head = (await store.head().catch(() => undefined)) ?? position;
    return Object.assign({}, reply, { posicion: String(head > position ? head : position) });
  };
