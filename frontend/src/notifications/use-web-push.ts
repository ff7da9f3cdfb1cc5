import { useEffect } from 'react';
import { useCurrentUser } from '../access/current-user.ts';

/** After signing in: push to this browser, until the person leaves. What a browser refuses is no error of ours. */
export function useWebPush(): void {
  const { _id } = useCurrentUser();
  useEffect(() => {
    const here = new AbortController();
    void import('./web-push.ts').then(({ startWebPush }) => startWebPush(here.signal)).catch(() => undefined);
    return () => here.abort();
  }, [_id]);
}
