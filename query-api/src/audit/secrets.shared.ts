import type { Aggregate } from '@power/domain/kernel/aggregate';

/** What the events of an aggregate keep from everybody stays out of its states, wherever it stands in them. */
export const secretsOf = ({ folds }: Aggregate<unknown>): ReadonlySet<string> =>
  new Set([...folds.values()].flatMap(({ event }) => event.secret));
