import type { CallBase } from '../kernel/call.ts';
import { assignWebCategory } from './assign-web-category.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import { applyEntryCost } from './apply-entry-cost.ts';
import { applyLandedCost } from './apply-landed-cost.ts';
import { changeProduct } from './change-product.ts';
import { changeProductTier } from './change-product-tier.ts';
import { addProductImage, removeProductImage } from './product-images.ts';
import { importPrices } from './import-prices.ts';
import { importProduct } from './import-product.ts';
import { mailMonthStock } from './mail-month-stock.ts';
import { registerProduct } from './register-product.ts';
import { repriceProduct } from './reprice-product.ts';
import { restoreProductPrices } from './restore-product-prices.ts';
import { removeProductNote, setProductNote } from './set-product-note.ts';
import { setProductPrice } from './set-product-price.ts';
import { setProductPrices } from './set-product-prices.ts';
import { updatePmp, updateProductPmp } from './update-product-pmp.ts';
import { restoreWebPage } from './restore-web-page.ts';
import { categoriseWebProduct, describeWebProduct, orderProductImages, publishWebProduct } from './web-page.ts';
import { applyWebSchedule, scheduleWebProduct } from './web-schedule.ts';
import { withdrawProductPrice } from './withdraw-product-price.ts';

export const productsContract: readonly CallBase[] = [
  registerProduct,
  importProduct,
  importPrices,
  changeProduct,
  setProductPrices,
  changeProductTier,
  updateProductPmp,
  updatePmp,
  setProductPrice,
  withdrawProductPrice,
  applyDuePrices,
  applyEntryCost,
  applyLandedCost,
  repriceProduct,
  restoreProductPrices,
  setProductNote,
  removeProductNote,
  addProductImage,
  removeProductImage,
  describeWebProduct,
  restoreWebPage,
  categoriseWebProduct,
  orderProductImages,
  publishWebProduct,
  scheduleWebProduct,
  applyWebSchedule,
  assignWebCategory,
  mailMonthStock,
];
