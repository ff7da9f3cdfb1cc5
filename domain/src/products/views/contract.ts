import type { CallBase } from '../../kernel/call.ts';
import { currentRate, priceChanges, priceOnDay } from './price-queries.ts';
import {
  priceListExport,
  priceListGrid,
  productExport,
  productGrid,
  salesListGrid,
  sellerListGrid,
  stockReport,
} from './product-grids.ts';
import { productImage } from './product-image.ts';
import { notePresets, productNote, productPrices, productSheet } from './product-sheet.ts';

export const productsViews: readonly CallBase[] = [
  productGrid,
  priceListGrid,
  sellerListGrid,
  salesListGrid,
  stockReport,
  productExport,
  priceListExport,
  productSheet,
  productPrices,
  notePresets,
  productNote,
  productImage,
  priceChanges,
  priceOnDay,
  currentRate,
];
