import { useEffect } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { entriesOf, queueKey, roadQueueKey, warehouseQueueKey } from './queue-keys.shared.ts';

/** Readings left from before a reload are sent from whatever screen comes first, not only once picking is opened again. */
export function useUnsentScans(): void {
  const { _id } = useCurrentUser();
  useEffect(() => {
    if (entriesOf(localStorage, queueKey(_id)).length > 0)
      void import('./queue.ts').then(({ scanQueue }) => scanQueue());
    if (entriesOf(localStorage, warehouseQueueKey(_id)).length > 0)
      void import('../handheld/moves.shared.ts').then(({ moveQueue }) => moveQueue());
    if (entriesOf(localStorage, roadQueueKey(_id)).length > 0)
      void import('../dispatches/road-queue.shared.ts').then(({ roadQueue }) => roadQueue());
  }, [_id]);
}
