import type { CommandDefinition } from '@power/domain/kernel/command';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { StreamState } from './stream-cache.ts';

/** What an accepted command answers, with the fields of its own; `posicion`: of its last event in the log. */
export type CommandReply = {
  readonly ok: true;
  readonly mensaje: string;
  readonly version: number;
  readonly posicion: string;
} & Record<string, unknown>;

/** The answer to a command that came to these events, none of them included, and left its stream in this state. */
export const replyFrom = (
  command: CommandDefinition,
  request: unknown,
  events: readonly DomainEvent[],
  { state, version, position }: StreamState<unknown>,
): CommandReply => ({
  ...command.answer({ events, state }, request),
  ok: true,
  version,
  posicion: String(position),
});
