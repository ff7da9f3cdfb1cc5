import type { CommandDefinition } from '@power/domain/kernel/command';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { Principal } from '@power/domain/kernel/principal';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import type { z } from 'zod';

/** A stream as it stands: state and last version (−1 when it does not exist). */
export interface Loaded<S> {
  readonly state: S;
  readonly version: number;
}

/** What a command's facts and flows may use. */
export interface CommandServices {
  /** Current state of any aggregate, read from the log (never from a projection). */
  readonly load: <S>(aggregate: Aggregate<S>, id: string | number) => Promise<Loaded<S>>;
  /** Every event of a stream at the current schema with the instant of its decision, read from the log: for what its state does not keep. */
  readonly history: <S>(
    aggregate: Aggregate<S>,
    id: string | number,
  ) => Promise<(DomainEvent & { readonly at: string })[]>;
  /**
   * Decides and appends on another stream in the name of this command, retrying lost races: for flows over several
   * streams (stock). `part` tells the parts of one command apart. `decide` must be idempotent by state – return no
   * events when what it wants is already so – because a command repeated after a crash, or after its own compensation,
   * runs it again.
   */
  readonly run: <S>(
    aggregate: Aggregate<S>,
    id: string | number,
    part: string,
    decide: (state: S) => readonly DomainEvent[] | Rejection,
  ) => Promise<
    { readonly events: readonly DomainEvent[]; readonly version: number; readonly position: bigint } | Rejection
  >;
  /**
   * Next number of a series (`pedido`, `cotizacion`…), the same for the same command id. Numbers of documents are drawn in
   * `numbered.fill` alone ({@link Numbering}). With a `subject` the same for that thing, whoever asks.
   */
  readonly nextNumber: (series: string, subject?: string) => Promise<number>;
  /** Position of the last event in the log; undefined of an empty one. */
  readonly head: () => Promise<bigint | undefined>;
  /** Read models, for look-ups that need no consistency (search_path `read, ops`). */
  readonly db: pg.Pool;
  readonly user: Principal;
  readonly now: string;
  readonly commandId: string;
  /** Where the request came from; absent for processes and the demo. */
  readonly origin?: RequestOrigin;
  /** The file that came as body, of a call that takes one. */
  readonly body?: Readable;
}

/** Address and device of a request, as the gateway saw them. */
export interface RequestOrigin {
  readonly ip: string;
  readonly userAgent: string;
  /** Header x-equipo: what a device got at an earlier sign-in (see access/known-device). */
  readonly equipo?: string;
}

/**
 * The number of a document that a command makes, where `facts` have something else in its place: it is drawn when the command
 * has been decided on without it and was not refused, so that a refused document leaves no gap and no trace in the ERP.
 */
export interface Numbering<F, Request = never> {
  /** Series of the number that names the new stream: by it a repeat of an accepted command is known. None where the request names the stream. */
  readonly series?: string;
  /** False where these facts need no number: the document has one already. */
  readonly wanted?: (facts: F) => boolean;
  /** The facts with their number. */
  readonly fill: (facts: F, services: CommandServices, request: Request) => Promise<F>;
}

export interface CommandHandler {
  readonly kind: 'command-handler';
  readonly command: CommandDefinition;
  readonly facts?: (request: unknown, services: CommandServices) => Promise<unknown>;
  readonly numbered?: Numbering<unknown, unknown> | undefined;
  /** Runs after the facts and before the decision; a rejection refuses the command. For flows over several streams. */
  readonly before?: (request: unknown, services: CommandServices, facts: unknown) => Promise<Rejection | undefined>;
  /** Undoes `before` when the decision refused or the append failed for good. Must be safe to run twice. */
  readonly compensate?: (request: unknown, services: CommandServices, facts: unknown) => Promise<void>;
  /**
   * Runs when the command was refused, by its facts, by `before` or by its decision, whatever the refusal says: for what a
   * refusal is to others, on other streams. Must be safe to run twice; the refusal is answered after it.
   */
  readonly refused?: (refusal: Rejection, request: unknown, services: CommandServices) => Promise<void>;
  /**
   * Adds reply fields that must not be in the log (a signed token); runs after the append, also for a repeat, which may
   * have been answered before any facts were gathered.
   */
  readonly finish?: (
    reply: unknown,
    request: unknown,
    services: CommandServices,
    facts: unknown,
  ) => Promise<Record<string, unknown>>;
}

/** Gathers what a command's decider needs from outside its stream; default export of command-api/src/<context>/<use-case>.ts. */
export function provideFacts<Req extends z.ZodType, S, F, Rep extends object>(
  command: CommandDefinition<Req, S, F, Rep>,
  facts: (request: z.output<Req>, services: CommandServices) => Promise<F | Rejection>,
  flow?: {
    readonly numbered?: Numbering<NoInfer<F>, z.output<Req>>;
    readonly before?: (request: z.output<Req>, services: CommandServices, facts: F) => Promise<Rejection | undefined>;
    readonly compensate?: (request: z.output<Req>, services: CommandServices, facts: F) => Promise<void>;
    readonly refused?: (refusal: Rejection, request: z.output<Req>, services: CommandServices) => Promise<void>;
    readonly finish?: (
      reply: { readonly posicion: string } & Rep,
      request: z.output<Req>,
      services: CommandServices,
      facts: F | undefined,
    ) => Promise<Record<string, unknown>>;
  },
): CommandHandler {
  return {
    kind: 'command-handler',
    command: command as CommandDefinition,
    facts: facts as CommandHandler['facts'],
    numbered: flow?.numbered as CommandHandler['numbered'],
    before: flow?.before as CommandHandler['before'],
    compensate: flow?.compensate as CommandHandler['compensate'],
    refused: flow?.refused as CommandHandler['refused'],
    finish: flow?.finish as CommandHandler['finish'],
  };
}
