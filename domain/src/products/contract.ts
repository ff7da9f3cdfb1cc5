import type { CallBase } from '../kernel/call.ts';
import { changeProduct } from './change-product.ts';
import { registerProduct } from './register-product.ts';
import { setProductPrices } from './set-product-prices.ts';

export const productsContract: readonly CallBase[] = [registerProduct, changeProduct, setProductPrices];
