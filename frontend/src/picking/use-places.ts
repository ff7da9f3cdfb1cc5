import { useQueryCall } from '../api/hooks.ts';
import { pickingPlaces } from '../calls/inventory.ts';
import type { Place } from './work.ts';

const NONE: readonly Place[] = [];

/** Where the products of an order are fetched, as they are walked; none while there is no network to ask. They stand still while the order is picked. */
export function usePlaces(pedido: number): readonly Place[] {
  const { data } = useQueryCall(pickingPlaces, { pedido }, { staleTime: Infinity });
  return data?.lugares ?? NONE;
}
