import { useQuery } from '@tanstack/react-query';
import { frontAccess } from '../calls/settings.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';

/** Which system this is: its version, and whether it is the demo company. */
export function useFront(): { readonly version: string | undefined; readonly demo: boolean } {
  const front = useQuery({
    queryKey: queryKey(frontAccess),
    queryFn: ({ signal }) => call(frontAccess, {}, { signal }),
    staleTime: 600_000,
    retry: 1,
  });
  return { version: front.data?.version, demo: front.data?.demo === true };
}
