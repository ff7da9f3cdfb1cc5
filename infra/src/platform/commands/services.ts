import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import type { DomainEvent } from '@power/domain/kernel/event';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type pg from 'pg';
import { StreamBusy } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/port.ts';
import type { CommandServices } from './handler.ts';
import type { DrawNumber } from './numbers.ts';
import { currentEvent, type StreamCache } from './stream-cache.ts';
import { Turns } from '../turns.ts';
import { MAX_ATTEMPTS, pause, toNewEvents, tryAppend, type WriteContext } from './write.ts';

interface Dependencies {
  readonly store: EventStore;
  readonly cache: StreamCache;
  readonly pool: pg.Pool;
  readonly draw: DrawNumber;
  /** Turns at deciding on a stream, which the commands of this process take. Default: of this command alone. */
  readonly turns?: Turns;
}

type Done = Exclude<Awaited<ReturnType<CommandServices['run']>>, Rejection>;

/** Builds what a command's facts and flows may use, bound to one command. */
export function createServices(
  { store, cache, pool, draw, turns = new Turns() }: Dependencies,
  context: WriteContext,
): CommandServices {
  /** One decision and its append; 'lost' when another process was first. */
  const decideOnce = async <S>(
    aggregate: Aggregate<S>,
    id: string | number,
    part: string,
    decide: (state: S) => readonly DomainEvent[] | Rejection,
    attempt: number,
  ): Promise<Done | Rejection | 'lost'> => {
    const stream = streamOf(aggregate, id);
    let loaded = (attempt === 0 ? cache.peek(aggregate, id) : undefined) ?? (await cache.load(aggregate, id));
    let decision = decide(loaded.state);
    if (isRejection(decision) || decision.length === 0) {
      // Only the log itself may refuse, or have it done already: the cache can be behind another process.
      loaded = await cache.load(aggregate, id);
      decision = decide(loaded.state);
      if (isRejection(decision)) return decision;
    }
    if (decision.length === 0) return { events: [], version: loaded.version, position: loaded.position };
    const events = toNewEvents(aggregate, stream, decision, `/${part}/${loaded.version}`, context);
    const outcome = await tryAppend(store, aggregate, id, loaded, events);
    if (outcome.lost) return 'lost';
    if (outcome.refusal) return outcome.refusal;
    // The ids carry the version decided upon: repeated means that this very append had arrived, its answer had not.
    const { repeated, version, position } = outcome.result;
    if (!repeated) cache.advance(aggregate, loaded, stream, events, outcome.result);
    return {
      events: repeated ? await recorded(store, aggregate, id, version, events.length) : decision,
      version,
      position,
    };
  };
  const run: CommandServices['run'] = async (aggregate, id, part, decide) => {
    const stream = streamOf(aggregate, id);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const outcome = await turns.take(stream, () => decideOnce(aggregate, id, part, decide, attempt));
      if (outcome !== 'lost') return outcome;
      await pause(attempt);
    }
    throw new StreamBusy(stream);
  };
  return {
    load: async (aggregate, id) => {
      const { state, version } = await cache.load(aggregate, id);
      return { state, version };
    },
    history: async (aggregate, id) =>
      (await store.read(streamOf(aggregate, id))).map((event) => ({
        ...currentEvent(aggregate, event),
        at: event.metadata.at,
      })),
    run,
    nextNumber: (series, subject) => draw(series, context.commandId, subject),
    head: () => store.head(),
    db: pool,
    user: context.user,
    now: context.now,
    commandId: context.commandId,
  };
}

async function recorded<S>(
  store: EventStore,
  aggregate: Aggregate<S>,
  id: string | number,
  version: number,
  count: number,
): Promise<DomainEvent[]> {
  const events = await store.read(streamOf(aggregate, id), { from: version - count + 1, limit: count });
  return events.map((event) => currentEvent(aggregate, event));
}
