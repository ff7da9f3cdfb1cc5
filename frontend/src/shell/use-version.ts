import { useQuery } from '@tanstack/react-query';
import { frontAccess } from '../calls/settings.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';

/** Version of the running system. */
export function useVersion(): string | undefined {
  const front = useQuery({
    queryKey: queryKey(frontAccess),
    queryFn: ({ signal }) => call(frontAccess, {}, { signal }),
    staleTime: 600_000,
    retry: 1,
  });
  return front.data?.version;
}
