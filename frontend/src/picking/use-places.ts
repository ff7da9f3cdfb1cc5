import { useMemo } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { pickingPlaces } from '../calls/inventory.ts';
import type { Places } from './places.ts';

const NONE: Places = { lugares: [], otros: [], known: false };

/** Where the products of orders are fetched, as they are walked; none while there is no network to ask. They stand still while the order is picked. */
export function usePlaces(pedidos: readonly number[]): Places {
  const { data } = useQueryCall(pickingPlaces, { pedidos: [...pedidos] }, { staleTime: Infinity });
  // A refusal has neither.
  return useMemo(() => (data?.lugares && data.otros ? { ...data, known: true } : NONE), [data]);
}
