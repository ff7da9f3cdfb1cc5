import { streamOf } from '@power/domain/kernel/aggregate';
import type { ChangeViews } from '@power/domain/kernel/change-view';
import type { CommandDefinition as Command, DecideContext } from '@power/domain/kernel/command';
import { withoutCosts } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { StreamBusy } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/port.ts';
import type { CommandHandler, CommandServices, RequestOrigin } from './handler.ts';
import { reusedKey } from '../http/refusals.ts';
import { type DrawNumber, numbersOf } from './numbers.ts';
import { createServices } from './services.ts';
import { streamBeforeFacts } from './stream-before-facts.ts';
import { type CommandReply, replyFrom } from './command-reply.ts';
import { isCurrent, staleVersion } from './stale.ts';
import { type CacheOptions, createStreamCache, currentEvent, type StreamState } from './stream-cache.ts';
import type { Written } from './stream-commands.ts';
import { Turns } from '../turns.ts';
import { MAX_ATTEMPTS, pause, toNewEvents, tryAppend, type WriteContext } from './write.ts';

export type { CommandReply };

export interface CommandContext {
  readonly user: Principal;
  readonly commandId: string;
  readonly now: string;
  /** Event or command that this one follows from; default: the command itself. */
  readonly correlationId?: string;
  readonly causationId?: string;
  readonly origin?: RequestOrigin;
  readonly body?: Readable;
}

interface Options extends Pick<CacheOptions, 'cachedStreams' | 'snapshots' | 'unrepeated'> {
  readonly store: EventStore;
  readonly pool: pg.Pool;
  readonly handlers: readonly CommandHandler[];
  /** Where numbers come from. Default: the counters of the pool's database. */
  readonly draw?: DrawNumber;
  /** What people may read of changes, by aggregate: for refusals of stale versions. Default: nobody reads any. */
  readonly views?: ChangeViews;
}

/** What one decision and its append came to; 'lost' when another process was first. */
type Tried = 'lost' | { readonly reply: CommandReply | Rejection } | { readonly refusal: Rejection };

/**
 * Executes declared commands (ARCHITECTURE, *A command*): facts → decide (dry) → number → before → decide on the fresh state → append at the
 * expected version, deciding again after lost races. A command id seen before answers as it did then and writes nothing.
 */
export function createDispatcher({
  store,
  pool,
  handlers,
  draw = numbersOf(pool),
  views = () => undefined,
  ...remembered
}: Options) {
  const cache = createStreamCache(store, remembered);
  const handlerOf = new Map(handlers.map((h) => [h.command.name, h]));
  const turns = new Turns();
  const underWay = new Map<string, { readonly request: unknown; readonly reply: Promise<CommandReply | Rejection> }>();

  async function replyOf(
    command: Command,
    id: string | number,
    request: unknown,
    loaded: StreamState<unknown>,
    commandId: string,
    range: Written,
  ): Promise<CommandReply> {
    const past =
      range.to === loaded.version
        ? {
            state: loaded.state,
            events: await store.read(streamOf(command.aggregate, id), {
              from: range.from,
              limit: range.to - range.from + 1,
            }),
          }
        : await cache.at(command.aggregate, id, range.to);
    const own = past.events.filter((e) => e.metadata.commandId === commandId);
    const events = own.map((e) => currentEvent(command.aggregate, e));
    const answer = command.answer({ events, state: past.state }, request);
    return { ...answer, ok: true, version: range.to, posicion: String(own.at(-1)!.position) };
  }

  async function attempt(
    command: Command,
    request: { expectedVersion?: number },
    context: CommandContext,
    services: CommandServices,
    write: WriteContext,
    gather: () => Promise<unknown>,
    number: (facts: unknown) => Promise<unknown>,
  ): Promise<CommandReply | Rejection> {
    const handler = handlerOf.get(command.name);
    const base = { user: context.user, now: context.now, commandId: context.commandId };

    const early = streamBeforeFacts(command, request, base);
    if (early !== undefined) {
      const repeated = await answerRepeat(command, early, request, context);
      if (repeated) return repeated;
    }
    let facts = await gather();
    if (isRejection(facts)) {
      const accepted = early ?? (await drawnBefore(command, request, base, handler, services));
      return accepted === undefined ? facts : believed(command, accepted, request, context, facts);
    }
    const unnumbered = handler?.numbered && (handler.numbered.wanted?.(facts) ?? true);
    if (unnumbered && early === undefined) {
      const refusal = command.decide(command.aggregate.initial, request, { ...base, facts });
      const { series } = handler.numbered;
      if (isRejection(refusal) && !(series && (await draw.drawn(series, context.commandId)))) return refusal;
      facts = await number(facts);
    }
    let decideContext: DecideContext<unknown> = { ...base, facts };
    const id = command.stream(request, decideContext);
    const stream = streamOf(command.aggregate, id);

    let loaded = cache.peek(command.aggregate, id) ?? (await cache.load(command.aggregate, id));
    const repeated = early === undefined ? await answerRepeat(command, id, request, context) : undefined;
    if (repeated) return repeated;
    // Pure: on the same state it comes to the same.
    let decided: { readonly on: typeof loaded; readonly decision: ReturnType<Command['decide']> } | undefined;
    const decide = async () => {
      if (decided?.on !== loaded)
        decided = { on: loaded, decision: command.decide(loaded.state, request, decideContext) };
      const { decision } = decided;
      const { expectedVersion } = request;
      if (expectedVersion === undefined || isCurrent(command, loaded, expectedVersion)) return decision;
      // Only whoever could do this now hears what changed: a document out of a person's reach stays unknown to them.
      return isRejection(decision)
        ? decision
        : staleVersion(store, views, command, { stream, expected: expectedVersion, loaded }, context.user);
    };
    // Another process may have moved the stream on: that it is refused, or that nothing is left to do, is only believed when
    // the log itself says so.
    const first = await decide();
    if (isRejection(first) || first.length === 0) {
      loaded = await cache.load(command.aggregate, id);
      const known = await answerRepeat(command, id, request, context);
      if (known) return known;
      const refusal = await decide();
      if (isRejection(refusal)) return refusal;
    }

    if (unnumbered && early !== undefined) {
      facts = await number(facts);
      decideContext = { ...base, facts };
      decided = undefined;
    }
    const undo = async () => handler?.compensate?.(request, services, facts);
    const hindered = handler?.before ? await handler.before(request, services, facts) : undefined;
    if (hindered) {
      await undo();
      return believed(command, id, request, context, hindered);
    }
    const tryOnce = async (tries: number): Promise<Tried> => {
      // Whoever had the turn before has moved the stream on, mostly.
      const moved = cache.peek(command.aggregate, id) !== loaded;
      if (tries > 0 || handler?.before || moved) loaded = await cache.load(command.aggregate, id);
      const done = await answerRepeat(command, id, request, context);
      if (done) return { reply: done };
      const decision = await decide();
      if (isRejection(decision)) return { refusal: decision };
      if (decision.length === 0) return { reply: replyFrom(command, request, [], loaded) };
      const events = toNewEvents(command.aggregate, stream, decision, '', write);
      const outcome = await tryAppend(store, command.aggregate, id, loaded, events);
      if (outcome.lost) return 'lost';
      if (outcome.refusal) return { refusal: outcome.refusal };
      if (outcome.result.repeated) {
        loaded = await cache.load(command.aggregate, id);
        return { reply: (await answerRepeat(command, id, request, context))! };
      }
      const after = cache.advance(command.aggregate, loaded, stream, events, outcome.result);
      return { reply: replyFrom(command, request, decision, after) };
    };
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      // Commands of this process do not race each other: others of it wait here, and decide on what this one leaves.
      const tried = await turns.take(stream, () => tryOnce(tries));
      if (tried === 'lost') await pause(tries);
      else if ('reply' in tried) return tried.reply;
      else {
        await undo();
        return believed(command, id, request, context, tried.refusal);
      }
    }
    await undo();
    throw new StreamBusy(stream);
  }

  /**
   * The stream whose number this command has drawn already: it may have been accepted, and what it reads have moved on since.
   * Undefined when it drew none.
   */
  async function drawnBefore(
    command: Command,
    request: unknown,
    base: Omit<DecideContext<unknown>, 'facts'>,
    handler: CommandHandler | undefined,
    services: CommandServices,
  ): Promise<string | number | undefined> {
    const { series, fill } = handler?.numbered ?? {};
    if (!series || !(await draw.drawn(series, base.commandId))) return undefined;
    return command.stream(request, { ...base, facts: await fill!({}, services, request) });
  }

  /** A copy of this command may have been accepted, by another process, while this one was being refused: then its answer is the answer. */
  async function believed(
    command: Command,
    id: string | number,
    request: unknown,
    context: CommandContext,
    refusal: Rejection,
  ): Promise<CommandReply | Rejection> {
    await cache.load(command.aggregate, id);
    return (await answerRepeat(command, id, request, context)) ?? refusal;
  }

  /** Answer to a command id that this stream already holds; undefined when it is new. A cold cache asks the log. */
  async function answerRepeat(
    command: Command,
    id: string | number,
    request: unknown,
    context: CommandContext,
  ): Promise<CommandReply | Rejection | undefined> {
    const loaded = cache.peek(command.aggregate, id) ?? (await cache.load(command.aggregate, id));
    const known =
      loaded.commands.get(context.commandId) ??
      (loaded.commands.mayHaveForgotten(context.commandId)
        ? await cache.wrote(streamOf(command.aggregate, id), context.commandId, loaded.version)
        : undefined);
    if (!known) return undefined;
    if (known.user !== context.user._id || (known.comando ?? command.name) !== command.name) throw reusedKey();
    return replyOf(command, id, request, loaded, context.commandId, known);
  }

  async function run(command: Command, request: unknown, context: CommandContext): Promise<CommandReply | Rejection> {
    const write: WriteContext = {
      user: context.user,
      now: context.now,
      commandId: context.commandId,
      comando: command.name,
      correlationId: context.correlationId ?? context.commandId,
      causationId: context.causationId ?? context.commandId,
    };
    const services: CommandServices = {
      ...createServices({ store, cache, pool, draw, turns }, write),
      origin: context.origin,
      ...(context.body && { body: context.body }),
    };
    const handler = handlerOf.get(command.name);
    let facts: unknown;
    const gather = async () => (facts = await handler?.facts?.(request, services));
    const number = async (of: unknown) => (facts = await handler!.numbered!.fill(of, services, request));
    const asked = request as { expectedVersion?: number };
    const reply = await attempt(command, asked, context, services, write, gather, number);
    if (isRejection(reply)) {
      await handler?.refused?.(reply, request, services);
      // Whatever a refusal repeats of a document, it says no cost to whoever may not see costs.
      return reply.extra ? { ...reply, extra: withoutCosts(reply.extra, context.user) } : reply;
    }
    if (!handler?.finish) return reply;
    return { ...reply, ...(await handler.finish(reply, request, services, facts)) };
  }

  return {
    /**
     * Runs one validated request. Rejections are values; faults throw and leave nothing half-written that the sweep does
     * not release. Copies of one request that arrive while it runs (a double click, a retry) share its answer.
     */
    execute(definition: Command, request: unknown, context: CommandContext): Promise<CommandReply | Rejection> {
      const begin = () => run(definition, request, context);
      const name = `${definition.name}\n${context.user._id}\n${context.commandId}`;
      const running = underWay.get(name);
      if (running) return isDeepStrictEqual(running.request, request) ? running.reply : begin();
      const reply = begin().finally(() => underWay.delete(name));
      underWay.set(name, { request, reply });
      return reply;
    },
    cache,
  };
}

export type Dispatcher = ReturnType<typeof createDispatcher>;
