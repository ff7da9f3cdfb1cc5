import { z } from 'zod';
import { type Aggregate, defineAggregate, on } from './aggregate.ts';
import { defineEvent, type DomainEvent, type EventDefinition } from './event.ts';
import type { Rejection } from './rejection.ts';

export interface Claimed {
  readonly valor: string;
  /** Who has it: the `_id` of the record that it stands for. */
  readonly dueno: string;
}

export interface ClaimState {
  readonly dueno?: string;
  /** Instant of the claim, ISO 8601. */
  readonly desde?: string;
}

export interface Claim {
  readonly event: EventDefinition<string, Claimed>;
  readonly aggregate: Aggregate<ClaimState>;
  /** Takes the value for an owner; again by the same owner writes nothing. `taken` is the refusal when another has it. */
  readonly take: (
    valor: string,
    dueno: string,
    taken: (other: string) => Rejection,
    abandoned?: string,
  ) => (state: ClaimState) => readonly DomainEvent[] | Rejection;
}

/** A claim whose owner never came to exist may be taken over after this time: its command died half-way. */
export const ABANDONED_AFTER_MS = 60_000;

/** True when the claim is old enough to belong to a command that died; the caller has checked that its owner does not exist. */
export const isStale = (state: ClaimState, now: string): boolean =>
  state.desde !== undefined && Date.parse(now) - Date.parse(state.desde) > ABANDONED_AFTER_MS;

/**
 * Uniqueness over streams (a RUT, a product code, a serial number): one stream per value, named `<category>-<value>`,
 * says who has it. `abandoned` names an owner from whom it may be taken.
 */
export function defineClaim<T extends string>(category: string, type: T, label: string): Claim {
  const event = defineEvent(type, { label, data: z.object({ valor: z.string(), dueno: z.string() }) });
  const aggregate = defineAggregate<ClaimState>(category, {}, [
    on(event, (_state, data, context) => ({ dueno: data.dueno, desde: context.at })),
  ]);
  return {
    event,
    aggregate,
    take: (valor, dueno, taken, abandoned) => (state) => {
      if (state.dueno === dueno) return [];
      if (state.dueno !== undefined && state.dueno !== abandoned) return taken(state.dueno);
      return [event({ valor, dueno })];
    },
  };
}
