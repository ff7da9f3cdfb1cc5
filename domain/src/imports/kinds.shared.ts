import { storeImport } from '../assistant/store-import.shared.ts';
import { customerImport } from '../customers/customer-import.shared.ts';
import { openingStockImport } from '../inventory/opening-stock.shared.ts';
import type { ImportKind } from '../kernel/import-kind.ts';
import { priceImport, productImport } from '../products/product-import.shared.ts';

/** Everything that a company brings along in spreadsheets. */
export const importKinds: readonly ImportKind[] = [
  customerImport,
  productImport,
  priceImport,
  openingStockImport,
  storeImport,
];
export const TIPOS = importKinds.map(({ tipo }) => tipo) as [string, ...string[]];

export const kindOf = (tipo: string): ImportKind => importKinds.find((kind) => kind.tipo === tipo)!;
