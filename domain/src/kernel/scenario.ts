import { type Aggregate, evolve } from './aggregate.ts';
import type { CommandDefinition, Decision } from './command.ts';
import type { DomainEvent, EventContext } from './event.ts';
import type { Principal } from './principal.ts';
import type { z } from 'zod';

/** Folds events as the log would hold them: versions from 0, positions alike. For tests and for the demo's own checks. */
export function foldAll<S>(
  aggregate: Aggregate<S>,
  events: readonly DomainEvent[],
  at = '2026-01-05T12:00:00.000Z',
): S {
  return events.reduce<S>((state, event, index) => {
    const context: EventContext = {
      stream: `${aggregate.name}-1`,
      version: index,
      position: BigInt(index),
      at,
      recordedAt: at,
      user: 'u1',
      nombre: 'Persona',
      perfil: 'Administrador',
      commandId: `c${index}`,
    };
    return evolve(aggregate, state, event, context);
  }, aggregate.initial);
}

/** Given past events, when a command is decided, then… (ARCHITECTURE, *Tests*): returns the decision for the test to compare. */
export function decideGiven<Req extends z.ZodType, S, F, Rep extends object>(
  command: CommandDefinition<Req, S, F, Rep>,
  given: readonly DomainEvent[],
  when: { request: z.input<Req>; user: Principal; facts: F; now?: string },
): Decision {
  const now = when.now ?? '2026-01-05T12:00:00.000Z';
  const request = command.request.parse(when.request) as z.output<Req>;
  const state = foldAll(command.aggregate, given);
  return command.decide(state, request, { user: when.user, now, facts: when.facts, commandId: 'test' });
}
