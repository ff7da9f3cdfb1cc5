import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { picture } from './client.ts';
import type { AnyCall, RequestFor } from './wire.ts';

/** Address of a stored picture, asked for with the session of the person, as an `img` by itself would not; `key` names its bytes. */
export function usePicture<C extends AnyCall>(call: C, key: string, request: RequestFor<C>) {
  const found = useQuery({
    queryKey: ['picture', call.path, key],
    queryFn: async ({ signal }) => (await picture(call, request, signal)) ?? null,
    staleTime: Infinity,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!found.data) return undefined;
    const made = URL.createObjectURL(found.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [found.data]);
  return { address, pending: found.isPending };
}
