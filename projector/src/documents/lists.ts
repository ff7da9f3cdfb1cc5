import { documentStreams } from '@power/domain/document-streams';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import type { RowDefinition, RowOf } from '@power/domain/kernel/row';
import { documentList } from '../kernel/document-list.ts';

type State = { readonly _id: string } | undefined;

/** The list of every document that declares it (`list`): a row that follows from its state. */
export default documentStreams.flatMap(({ list, aggregate }) =>
  list
    ? [
        documentList(list.row, aggregate as Aggregate<State>, (state) => list.rowOf(state) as RowOf<RowDefinition>, {
          version: list.version,
          ...(list.indexes && { indexes: list.indexes }),
        }),
      ]
    : [],
);
