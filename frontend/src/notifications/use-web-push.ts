import { useEffect } from 'react';
import { useCurrentUser } from '../access/current-user.ts';

let startedFor: string | undefined;

/** After signing in: push to this browser, once per page and person. What a browser refuses is no error of ours. */
export function useWebPush(): void {
  const { _id } = useCurrentUser();
  useEffect(() => {
    if (startedFor === _id) return;
    startedFor = _id;
    void import('./web-push.ts').then(({ startWebPush }) => startWebPush()).catch(() => undefined);
  }, [_id]);
}
