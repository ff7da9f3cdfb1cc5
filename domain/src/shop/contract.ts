import type { CallBase } from '../kernel/call.ts';
import { shopBasket, shopCatalogue, shopImage, shopProduct } from './views/pages.ts';

export const shopContract: readonly CallBase[] = [shopCatalogue, shopProduct, shopBasket, shopImage];
