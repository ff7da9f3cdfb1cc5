import { z } from 'zod';
import type { Aggregate } from './aggregate.ts';
import type { CallBase } from './call.ts';
import type { DomainEvent } from './event.ts';
import type { Principal } from './principal.ts';
import type { RecordName } from './refers.ts';
import type { Rejection } from './rejection.ts';

/** What a decider may know besides state and request. */
export interface DecideContext<F> {
  readonly user: Principal;
  /** Instant of the decision, ISO 8601 UTC: the only clock a decider has. */
  readonly now: string;
  /** Answers from outside the stream, gathered by the command's handler. */
  readonly facts: F;
  /** Command id; the seed of anything that must be the same when the command is repeated. */
  readonly commandId: string;
}

export type Decision = readonly DomainEvent[] | Rejection;

/** What the reply is built from, so that a repeated command answers the same: recorded events and the state they led to. */
export interface Outcome<S> {
  readonly events: readonly DomainEvent[];
  readonly state: S;
}

/** Fields of the reply to every accepted command (requirements §0.1.2). */
export const accepted = z.object({
  ok: z.literal(true),
  mensaje: z.string(),
  /** Version of the stream after the command. */
  version: z.number().int(),
  /** Log position of the command's last event, as text (bigint); the client sends it back as `x-posicion`. */
  posicion: z.string(),
});

/** Fields of the reply to every refused command. */
export const refused = z.looseObject({
  ok: z.literal(false),
  codigo: z.string(),
  titulo: z.string(),
  mensaje: z.string(),
});

export interface CommandDefinition<
  Req extends z.ZodType = z.ZodType,
  S = unknown,
  F = unknown,
  Rep extends object = object,
> extends CallBase {
  readonly kind: 'command';
  readonly request: Req;
  readonly aggregate: Aggregate<S>;
  /** Id part of the stream; `facts` are there for ids that must be looked up or drawn. */
  stream(request: z.output<Req>, context: DecideContext<F>): string | number;
  /**
   * What stands in the way whatever is asked for: the state, or whose it is. `decide` is not reached while it refuses, and
   * a document tells by the same rule whether the command is offered.
   */
  when?(state: S, user: Principal): Rejection | undefined;
  decide(state: S, request: z.output<Req>, context: DecideContext<F>): Decision;
  /** Fields of the request (`pedido.bodega_entrega`) that name a record of a master list: it must be there, or the command is refused. */
  readonly refers?: Readonly<Record<string, RecordName>>;
  /**
   * Name of the process that finishes what the command promises (goods received enter the stock): the answer waits until it
   * has passed the command, so that whoever goes on at once finds it done.
   */
  readonly completedBy?: string;
  /** Version that `expectedVersion` is compared with, where the stream also holds what no screen edits (a user's sign-ins). Default: the stream's. */
  versionOf?(state: S): number;
  /** Success message and any further reply fields. */
  answer(outcome: Outcome<S>, request: z.output<Req>): { mensaje: string } & Rep;
  /** True when `decide` needs facts: then command-api must hold a file of the same name that gathers them. */
  readonly needsFacts: boolean;
}

type Options<Req extends z.ZodType, S, F, Rep extends object> = Omit<
  CommandDefinition<Req, S, F, Rep>,
  'kind' | 'reply' | 'needsFacts' | 'method'
> & { readonly reply?: z.ZodObject; readonly needsFacts?: boolean; readonly method?: CallBase['method'] };

/**
 * Declares a command: schema, permission, pure `decide` (docs/commands.md). `reply` lists what the accepted reply holds
 * besides {@link accepted}. The request may carry `expectedVersion`: the stream version the person was looking at.
 */
export function defineCommand<Req extends z.ZodType, S, F = undefined, Rep extends object = object>(
  options: Options<Req, S, F, Rep>,
): CommandDefinition<Req, S, F, Rep> {
  const ok = options.reply ? accepted.extend(options.reply.shape) : accepted;
  return {
    ...options,
    decide: (state, request, context) => options.when?.(state, context.user) ?? options.decide(state, request, context),
    kind: 'command',
    method: options.method ?? 'POST',
    needsFacts: options.needsFacts ?? false,
    reply: z.union([ok, refused]),
  };
}

export type AnyCommand = CommandDefinition<z.ZodType, never, never, object>;
