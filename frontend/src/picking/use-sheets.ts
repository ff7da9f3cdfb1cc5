import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { useQueries } from '@tanstack/react-query';
import { queryOptions } from '../api/hooks.ts';
import { orderOne } from '../calls/orders.ts';
import { useLiveRefresh } from '../live/refresh.ts';

/**
 * Several orders as they are now, in their order, following what others do to them; undefined where there is none for this
 * person. Whether one is still to come.
 */
export function useSheets(numbers: readonly number[]): {
  readonly orders: readonly (OrderSheet | undefined)[];
  readonly pending: boolean;
  readonly error: unknown;
} {
  const found = useQueries({
    queries: numbers.map((pedido) => ({ ...queryOptions(orderOne, { pedido }), staleTime: 0 })),
  });
  useLiveRefresh(orderOne, ORDERS_TOPIC, (clave) => numbers.map(String).includes(clave));
  return {
    orders: found.map(({ data }) => (data?.ok ? data.pedido : undefined)),
    pending: found.some(({ isPending, error }) => isPending && !error),
    error: found.find(({ error }) => error)?.error,
  };
}
