import type { CallBase } from '../../kernel/call.ts';
import { currentRate, priceChanges, priceOnDay } from './price-queries.ts';
import {
  monthStock,
  priceListExport,
  priceListGrid,
  productExport,
  productFile,
  productGrid,
  salesListGrid,
  sellerListGrid,
  stockReport,
  stockReportExport,
  stockReportTotals,
} from './product-grids.ts';
import { resellerStock, supplierStock, supplierStockExport } from './partner-stock.ts';
import { productImage } from './product-image.ts';
import { productTwins } from './product-twins.ts';
import { erpStock, stockPorRecibir, stockProyectos, stockResellers, stockVirtual } from './stock-variants.ts';
import {
  webCatalogue,
  webProductExport,
  webProductGrid,
  webPageVersions,
  webProductPage,
} from './web-product-queries.ts';
import { notePresets, productNote, productPrices, productSheet } from './product-sheet.ts';

export const productsViews: readonly CallBase[] = [
  productGrid,
  priceListGrid,
  sellerListGrid,
  salesListGrid,
  stockReport,
  stockReportTotals,
  monthStock,
  stockVirtual,
  stockResellers,
  stockPorRecibir,
  stockProyectos,
  erpStock,
  resellerStock,
  supplierStock,
  supplierStockExport,
  stockReportExport,
  productExport,
  productFile,
  productTwins,
  priceListExport,
  productSheet,
  webProductGrid,
  webProductExport,
  webProductPage,
  webPageVersions,
  webCatalogue,
  productPrices,
  notePresets,
  productNote,
  productImage,
  priceChanges,
  priceOnDay,
  currentRate,
];
