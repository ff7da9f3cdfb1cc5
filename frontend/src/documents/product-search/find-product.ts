import { namesCode } from '@power/domain/kernel/scanned-code';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { call } from '../../api/client.ts';
import { productSearch } from '../../calls/products.ts';

/** Products that are called exactly so, by code, part number or bar code. */
export const calledExactly = (found: readonly FoundProduct[], words: string): readonly FoundProduct[] =>
  found.filter((p) => [p.part_number, p.codigo, p.codigo_sap, ...p.ean].some((code) => namesCode(words, code)));

/** The product that these words mean; undefined when none does, or for pasted words none exactly; `varios` where the person has to say which. */
export async function findProduct(words: string, exact: boolean): Promise<FoundProduct | 'varios' | undefined> {
  const { productos } = await call(productSearch, { buscar: words.slice(0, 100) });
  const [named, other] = calledExactly(productos, words);
  if (other) return 'varios';
  return named ?? (exact ? undefined : productos[0]);
}
