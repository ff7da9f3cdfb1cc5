import { type Aggregate, evolve } from '@power/domain/kernel/aggregate';
import type { RowDefinition, RowOf } from '@power/domain/kernel/row';
import type { Projection } from '@power/infra/platform/projection/define';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** What the kit adds to every row: the document itself, and when it last changed. */
type Own = 'documento' | 'updatedAt' | 'version';

/**
 * The list of a document whose row follows from its state: each event of its stream is folded as its sheet folds it, and
 * `rowOf` says what the list shows of the outcome. The state is kept in the row (`documento`), for the next event.
 */
export function documentList<S extends { readonly _id: string }, R extends RowDefinition>(
  row: R,
  aggregate: Aggregate<S | undefined>,
  rowOf: (state: S) => Omit<RowOf<R>, Own>,
  rest: { readonly version: number; readonly indexes?: Projection['indexes'] },
): Projection<RowOf<R> & Record<string, unknown>> {
  const prefix = `${aggregate.name}-`;
  return rowProjection(row, {
    ...rest,
    rules: [...aggregate.folds.values()].map(({ event }) =>
      rule<Record<string, unknown>, string, unknown>(
        event,
        (_, { stream }) => (stream.startsWith(prefix) ? [stream.slice(prefix.length)] : []),
        (before, data, context) => {
          const state = evolve(aggregate, before?.documento as S | undefined, { type: event.type, data }, context);
          return state && { ...rowOf(state), documento: state, updatedAt: context.at, version: context.version };
        },
      ),
    ),
  } as never);
}
