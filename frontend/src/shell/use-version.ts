import { useQuery } from '@tanstack/react-query';
import { accesoFront } from '../access/calls.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';

/** Version of the running system. */
export function useVersion(): string | undefined {
  const front = useQuery({
    queryKey: queryKey(accesoFront),
    queryFn: ({ signal }) => call(accesoFront, {}, { signal }),
    staleTime: 600_000,
    retry: 1,
  });
  return front.data?.version;
}
