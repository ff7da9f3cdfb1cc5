import { type Aggregate, evolve, streamOf } from '@power/domain/kernel/aggregate';
import { type DomainEvent, type EventContext, upcastData } from '@power/domain/kernel/event';
import { asUnreadable } from '../event-store/errors.ts';
import type { AppendResult, EventStore, NewEvent, RecordedEvent } from '../event-store/port.ts';
import { Recent } from '../recent.ts';
import { reducerOf, SNAPSHOT_AFTER, type Snapshot, type SnapshotStore } from './snapshots.ts';
import { StreamCommands, type Written } from './stream-commands.ts';

/** A stream in memory: folded state, last version, and which versions each command wrote. */
export interface StreamState<S> {
  readonly state: S;
  readonly version: number;
  readonly position: bigint;
  readonly commands: StreamCommands;
  /** How often all was forgotten before its first event was read. */
  readonly era: number;
}

const CACHED_STREAMS = 20_000;

export const contextOf = (event: RecordedEvent): EventContext => ({
  stream: event.stream,
  version: event.version,
  position: event.position,
  at: event.metadata.at,
  recordedAt: event.recordedAt,
  user: event.metadata.user,
  nombre: event.metadata.nombre,
  perfil: event.metadata.perfil,
  commandId: event.metadata.commandId,
  comando: event.metadata.comando,
});

/** Data of a recorded event at the current schema, for an aggregate that folds it. Throws `EventUnreadable`. */
export function currentEvent<S>(aggregate: Aggregate<S>, event: RecordedEvent): DomainEvent {
  const fold = aggregate.folds.get(event.type);
  try {
    return { type: event.type, data: fold ? upcastData(fold.event, event.schema, event.data) : event.data };
  } catch (error) {
    throw asUnreadable(event, error);
  }
}

/** State after one more recorded event. Throws `EventUnreadable` where it cannot be brought to the current schema or folded. */
export function folded<S>(aggregate: Aggregate<S>, state: S, event: RecordedEvent): S {
  try {
    return evolve(aggregate, state, currentEvent(aggregate, event), contextOf(event));
  } catch (error) {
    throw asUnreadable(event, error);
  }
}

export interface CacheOptions {
  /** Streams remembered at most; default 20,000. */
  readonly cachedStreams?: number | undefined;
  /** Where states of long streams are kept; default: nowhere. */
  readonly snapshots?: SnapshotStore | undefined;
  /** No command comes twice: nothing is kept to know one by. Default: they may. */
  readonly unrepeated?: boolean | undefined;
  /** Events that are worth a snapshot; default {@link SNAPSHOT_AFTER}. */
  readonly snapshotAfter?: number;
}

/**
 * Recent stream states, read forward from the cached version (ARCHITECTURE, *A command*). Other processes may append too: the cache
 * only saves reading, never decides; the expected version at append does.
 */
export function createStreamCache(
  store: EventStore,
  { cachedStreams = CACHED_STREAMS, snapshots, snapshotAfter = SNAPSHOT_AFTER, unrepeated }: CacheOptions = {},
) {
  const cache = new Recent<string, StreamState<unknown>>(cachedStreams);
  let era = 0;

  /** A reading that began before an append may end after it: what is kept only ever goes on. */
  function keep<S>(stream: string, value: StreamState<S>): StreamState<S> {
    // What was read before all was forgotten serves whoever asked for it, and nobody else.
    if (value.era !== era) return value;
    const known = cache.get(stream) as StreamState<S> | undefined;
    if (known && known.version > value.version) return known;
    cache.set(stream, value);
    return value;
  }

  function fold<S>(aggregate: Aggregate<S>, from: StreamState<S>, events: readonly RecordedEvent[]): StreamState<S> {
    if (events.length === 0) return from;
    let state = from.state;
    for (const event of events) state = folded(aggregate, state, event);
    const last = events[events.length - 1]!;
    return {
      state,
      version: last.version,
      position: last.position,
      commands: from.commands.grown(events),
      era: from.era,
    };
  }

  const beginning = <S>(aggregate: Aggregate<S>, began: number): StreamState<S> => ({
    state: aggregate.initial,
    version: -1,
    position: 0n,
    commands: unrepeated ? StreamCommands.unrepeated : StreamCommands.of(),
    era: began,
  });

  /** A stream that is not in memory: from its snapshot, if that is of this very stream, else from its first event. */
  async function fromLog<S>(aggregate: Aggregate<S>, stream: string): Promise<StreamState<S>> {
    const began = era;
    const reducer = snapshots && reducerOf(aggregate);
    const kept = reducer === undefined ? undefined : await snapshots!.load(stream, reducer);
    const tail = kept && (await store.read(stream, { from: kept.version }));
    const [same, ...newer] = tail ?? [];
    const fits = kept !== undefined && same?.version === kept.version && same.metadata.hash === kept.hash;
    const resumedState = fits ? fromSnapshot(aggregate, kept, same.position, began, newer) : undefined;
    const events = resumedState ? newer : await store.read(stream);
    const state = resumedState ?? fold(aggregate, beginning(aggregate, began), events);
    const last = events.at(-1);
    if (reducer !== undefined && events.length >= snapshotAfter && last?.metadata.hash !== undefined)
      await snapshots!.save({
        stream,
        reducer,
        version: state.version,
        hash: last.metadata.hash,
        state: state.state,
        commands: state.commands.kept(),
      });
    return state;
  }

  /** What events come to after a snapshot; undefined where one of a shape that does not fold was kept, which is a cache. */
  function fromSnapshot<S>(
    aggregate: Aggregate<S>,
    snapshot: Snapshot,
    position: bigint,
    began: number,
    newer: readonly RecordedEvent[],
  ): StreamState<S> | undefined {
    try {
      return fold(aggregate, resumed<S>(snapshot, position, began), newer);
    } catch {
      return undefined;
    }
  }

  const resumed = <S>({ state, version, commands }: Snapshot, position: bigint, began: number): StreamState<S> => ({
    state: state as S,
    version,
    position,
    commands: StreamCommands.of(commands, version),
    era: began,
  });

  return {
    /** Current state of a stream. `fresh` reads the log even when a state is cached (it always reads forward from it). */
    async load<S>(aggregate: Aggregate<S>, id: string | number): Promise<StreamState<S>> {
      const stream = streamOf(aggregate, id);
      const cached = cache.get(stream) as StreamState<S> | undefined;
      if (!cached) return keep(stream, await fromLog(aggregate, stream));
      return keep(stream, fold(aggregate, cached, await store.read(stream, { from: cached.version + 1 })));
    },
    /** What a command wrote that is no longer remembered; undefined when it wrote nothing up to the loaded version. */
    async wrote(stream: string, commandId: string, upTo: number): Promise<Written | undefined> {
      const own = (await store.read(stream, { limit: upTo + 1 })).filter((e) => e.metadata.commandId === commandId);
      const [first, last] = [own[0], own.at(-1)];
      const { user, comando } = first?.metadata ?? {};
      return first && last && { user: user!, comando, from: first.version, to: last.version };
    },
    /** Cached state without reading the log: good enough to try an append that states its expected version. */
    peek<S>(aggregate: Aggregate<S>, id: string | number): StreamState<S> | undefined {
      return cache.get(streamOf(aggregate, id)) as StreamState<S> | undefined;
    },
    /** Takes over what was just appended, so that the next command on the stream needs no reading. */
    advance<S>(
      aggregate: Aggregate<S>,
      loaded: StreamState<S>,
      stream: string,
      events: readonly NewEvent[],
      result: AppendResult,
    ): StreamState<S> {
      // The log's own instant is not in its answer; what was just appended was recorded about now.
      const recordedAt = new Date().toISOString();
      const recorded = events.map((event, index) => ({
        id: event.id,
        type: event.type,
        schema: event.schema,
        data: event.data,
        metadata: event.metadata,
        stream,
        version: loaded.version + 1 + index,
        position: result.position,
        recordedAt,
      }));
      // What this command came to is told as it was, whatever others have appended since.
      const after = fold(aggregate, loaded, recorded);
      keep(stream, after);
      return after;
    },
    /** State as it was right after a version, for the answer to a repeated command. */
    async at<S>(
      aggregate: Aggregate<S>,
      id: string | number,
      version: number,
    ): Promise<{ state: S; events: RecordedEvent[] }> {
      const events = await store.read(streamOf(aggregate, id), { limit: version + 1 });
      return { state: fold(aggregate, beginning(aggregate, era), events).state, events };
    },
    forget(stream: string): void {
      cache.delete(stream);
    },
    /** Remembers no stream any more, those being read included: somebody whom they name was forgotten. */
    forgetAll(): void {
      era += 1;
      cache.clear();
    },
  };
}

export type StreamCache = ReturnType<typeof createStreamCache>;
