import type { FoundProduct } from '@power/domain/products/views/product-search';
import { call } from '../../api/client.ts';
import { productSearch } from '../../calls/products.ts';

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** The product that these words mean; undefined when none does, or for pasted words none exactly. */
export async function findProduct(words: string, exact: boolean): Promise<FoundProduct | undefined> {
  const { productos } = await call(productSearch, { buscar: words.slice(0, 100) });
  const named = productos.find((p) =>
    [p.part_number, p.codigo, p.codigo_sap, ...p.ean].some((code) => same(code, words)),
  );
  return named ?? (exact ? undefined : productos[0]);
}
