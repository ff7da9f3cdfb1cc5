import { priceListGrid, productPrices, productSheet } from '../calls/products.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

/** Lists and sheets of products are asked for anew. */
export function refreshProducts(): void {
  for (const list of ['productos', 'lista-de-precios', 'stock-ejecutivos']) refreshList(list);
  for (const call of [productSheet, productPrices, priceListGrid])
    void queryClient.invalidateQueries({ queryKey: queryKey(call) });
}
