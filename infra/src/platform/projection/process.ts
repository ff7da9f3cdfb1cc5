import type { EventContext, EventDefinition } from '@power/domain/kernel/event';

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
}

export interface Reaction {
  readonly type: string;
  readonly event: EventDefinition;
  readonly react: (data: never, context: EventContext, tools: ProcessTools) => Promise<void>;
}

export function react<T extends string, D>(
  event: EventDefinition<T, D>,
  handler: (data: D, context: EventContext, tools: ProcessTools) => Promise<void>,
): Reaction {
  return { type: event.type, event: event as unknown as EventDefinition, react: handler as Reaction['react'] };
}

/** Events in, commands out; own checkpoint, never re-run by a projection rebuild (DESIGN §6). Default export of a file in projector/src/<context>. */
export interface Process {
  readonly kind: 'process';
  readonly name: string;
  readonly reactions: readonly Reaction[];
  /** Where a process that never ran begins: at the start of the log (default), or with what happens from now on. */
  readonly from: 'start' | 'now';
}

export function defineProcess(
  name: string,
  reactions: readonly Reaction[],
  options: { readonly from?: 'start' | 'now' } = {},
): Process {
  if (new Set(reactions.map((r) => r.type)).size !== reactions.length)
    throw new Error(`process ${name}: an event has two reactions`);
  return { kind: 'process', name, reactions, from: options.from ?? 'start' };
}
