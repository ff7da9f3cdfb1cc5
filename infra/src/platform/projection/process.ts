import type { EventContext, EventKind } from '@power/domain/kernel/event';
import { ExpectationDue } from '@power/domain/system/events';

/** What a process may do: call declared commands as `sistema`, with deterministic command ids. */
export interface ProcessTools {
  /**
   * Issues a declared command by its name; rejections are returned, faults throw (and are retried, then parked). Without
   * `commandId` it is `process/<name>/<event id>/<n>`, n counting the calls of this reaction: the same when it is repeated.
   */
  readonly command: (
    name: string,
    request: Record<string, unknown>,
    commandId?: string,
  ) => Promise<{ ok: boolean; codigo?: string; [field: string]: unknown }>;
  /**
   * Something must happen until `vence` (ISO UTC): unless `met` is said of the instance before, the process hears of it by
   * `due`, once, also after a crash and however the clock was moved. `memoria` is what it will need then; both are kept in
   * the log, in a stream of the instance's own. A later word replaces an earlier one.
   */
  readonly expect: (instancia: string, vence: string, memoria?: Memory) => Promise<void>;
  /** What an instance awaited has happened; does nothing where nothing is awaited. */
  readonly met: (instancia: string) => Promise<void>;
  /** What an instance remembers, as the log has it now; undefined when nothing was ever expected of it. */
  readonly recall: (instancia: string) => Promise<Memory | undefined>;
}

/** What an instance of a process keeps until its deadline: JSON. */
export type Memory = Readonly<Record<string, unknown>>;

/** A deadline that has passed, as its process hears of it. */
export interface Due {
  readonly instancia: string;
  /** ISO UTC. */
  readonly vence: string;
  readonly memoria: Memory;
}

export interface Reaction {
  readonly type: string;
  readonly event: EventKind;
  readonly react: (data: unknown, context: EventContext, tools: ProcessTools) => Promise<void>;
  readonly sameWork?: (data: unknown) => string;
}

/**
 * `sameWork`: events of a stream that follow one another and answer alike are parts of one piece of work and do not mind
 * each other: they are reacted to two at a time. Without it events of a stream are reacted to one after the other.
 */
export function react<T extends string, D>(
  event: EventKind<T, D>,
  handler: (data: D, context: EventContext, tools: ProcessTools) => Promise<void>,
  { sameWork }: { readonly sameWork?: (data: D) => string } = {},
): Reaction {
  return {
    type: event.type,
    event: event,
    react: handler as Reaction['react'],
    ...(sameWork && { sameWork: sameWork as Reaction['sameWork'] & {} }),
  };
}

/** Events in, commands out; own checkpoint, never re-run by a projection rebuild (ARCHITECTURE, *A command*). Default export of a file in projector/src/<context>. */
export interface Process {
  readonly kind: 'process';
  readonly name: string;
  /** What it looks after, in the words of whoever reads *Estado del sistema*. */
  readonly label: string;
  readonly reactions: readonly Reaction[];
  /** It awaits things: its deadlines are looked after. */
  readonly awaits: boolean;
  /** Where a process that never ran begins: at the start of the log (default), or with what happens from now on. */
  readonly from: 'start' | 'now';
  /** Nobody waits for what it does: it looks at the log a few times a second, so that what follows from many events is written as one. */
  readonly unhurried: boolean;
}

export function defineProcess(
  name: string,
  label: string,
  reactions: readonly Reaction[],
  options: {
    readonly from?: 'start' | 'now';
    readonly unhurried?: boolean;
    /** What it does when something that it expected has not happened in time. */
    readonly due?: (due: Due, context: EventContext, tools: ProcessTools) => Promise<void>;
  } = {},
): Process {
  const { due } = options;
  if (due)
    reactions = [
      ...reactions,
      react(ExpectationDue, async ({ proceso, ...passed }, context, tools) => {
        if (proceso === name) await due(passed, context, tools);
      }),
    ];
  if (!/^\p{Lu}.*[^.]$/u.test(label))
    throw new Error(`process ${name}: its label is read by people, such as *Pedidos divididos*`);
  if (new Set(reactions.map((r) => r.type)).size !== reactions.length)
    throw new Error(`process ${name}: an event has two reactions`);
  const { from = 'start', unhurried = false } = options;
  return { kind: 'process', name, label, reactions, awaits: due !== undefined, from, unhurried };
}
