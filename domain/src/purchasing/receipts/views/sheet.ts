import type { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { entrada } from '../parts.ts';

/** A goods receipt as its sheet shows it: its stream replayed. */
export const goodsReceiptSheet = sheetOf(entrada);
export type GoodsReceiptSheet = z.infer<typeof goodsReceiptSheet>;
