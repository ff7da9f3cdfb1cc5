import { useQuery } from '@tanstack/react-query';
import { orderGrid } from '../calls/orders.ts';
import { call } from '../api/client.ts';

/** Codes of the warehouses that recent orders leave from. The list of warehouses is another context's; a new code can be typed. */
export function useWarehouses(...more: (string | undefined)[]): string[] {
  const recent = useQuery({
    queryKey: ['bodegas-de-pedidos'],
    staleTime: 600_000,
    queryFn: async () => (await call(orderGrid, { startRow: 0, endRow: 200 })).rows.map((row) => row.bodega_entrega),
  });
  return [...new Set([...(recent.data ?? []), ...more].filter((code): code is string => !!code))].sort();
}
