import type { EventContext, EventKind } from './event.ts';

/** One case of a fold: an event definition and what it does to a state. */
export interface Fold<S> {
  readonly event: EventKind;
  // A method, so that an aggregate of any state is one of an unknown state: what folds it hands back what it was given.
  apply(state: S, data: unknown, context: EventContext): S;
}

export interface Aggregate<S> {
  /** Category: streams are named `<name>-<id>`. */
  readonly name: string;
  readonly initial: S;
  readonly folds: ReadonlyMap<string, Fold<S>>;
  /**
   * Its streams grow long: their states are kept now and then, to be gone on from. The number is raised when the same
   * events fold to another state, so that what was kept before is ignored. States must survive JSON.
   */
  readonly snapshots?: number;
}

/** Pairs an event with a pure state change; for `defineAggregate`. */
export function on<S, T extends string, D>(
  event: EventKind<T, D>,
  apply: (state: S, data: D, context: EventContext) => S,
): Fold<S> {
  return { event: event, apply: apply as Fold<S>['apply'] };
}

/** Declares a consistency boundary: its stream category, initial state and pure folds (ARCHITECTURE, *A command*). */
export function defineAggregate<S>(
  name: string,
  initial: S,
  folds: readonly Fold<S>[],
  options: Pick<Aggregate<S>, 'snapshots'> = {},
): Aggregate<S> {
  const map = new Map(folds.map((f) => [f.event.type, f]));
  if (map.size !== folds.length) throw new Error(`aggregate ${name}: an event is folded twice`);
  return { name, initial, folds: map, ...options };
}

/** Stream name of one instance. */
export const streamOf = (aggregate: { readonly name: string }, id: string | number): string =>
  `${aggregate.name}-${id}`;

/** State after one more event; events that the aggregate does not fold leave it as it was. */
export function evolve<S>(
  aggregate: Aggregate<S>,
  state: S,
  event: { type: string; data: unknown },
  context: EventContext,
): S {
  const fold = aggregate.folds.get(event.type);
  return fold ? fold.apply(state, event.data, context) : state;
}
