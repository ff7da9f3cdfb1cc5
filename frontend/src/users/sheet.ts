import type { userSheet } from '@power/domain/access/views/user-grid';
import type { ReplyOf } from '../api/types.ts';
import type { useNeighbours } from '../documents/use-neighbours.ts';

export interface SheetProps {
  readonly sheet: ReplyOf<typeof userSheet>;
  /** Previous and next of the list, where one is on screen. */
  readonly steps?: ReturnType<typeof useNeighbours>;
  readonly onClose: () => void;
  /** Takes over what somebody else changed meanwhile; undefined while nobody did. */
  readonly onNewer?: (() => void) | undefined;
}

/** What a form left empty is not sent. */
export const filled = <T extends Readonly<Record<string, unknown>>>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, v]) => v !== '' && v !== null && v !== undefined && !(Array.isArray(v) && v.length === 0),
    ),
  ) as Partial<T>;
