import { useEffect } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { entriesOf, queueKey } from './queue-keys.ts';

/** Readings left from before a reload are sent from whatever screen comes first, not only once picking is opened again. */
export function useUnsentScans(): void {
  const { _id } = useCurrentUser();
  useEffect(() => {
    if (entriesOf(localStorage, queueKey(_id)).length > 0)
      void import('./queue.ts').then(({ scanQueue }) => scanQueue());
  }, [_id]);
}
