import type { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import { GoodsReceiptOpened, GoodsReceiptPosted } from './events.ts';
import type { entrada } from './parts.ts';

export type GoodsReceipt = z.infer<typeof entrada> & Attached;
export type GoodsReceiptState = GoodsReceipt | undefined;

/** Stream `goodsreceipt-<number>`. */
export const goodsReceipt = defineAggregate<GoodsReceiptState>('goodsreceipt', undefined, [
  on(GoodsReceiptOpened, (_, d, { at }) => ({
    ...d,
    estado: 'Pendiente',
    erp: null,
    doc_entry: null,
    folio: null,
    contabilizado_por: null,
    contabilizado: null,
    createdAt: at,
  })),
  on(
    GoodsReceiptPosted,
    (s, { entrada: _, ...d }, { at }) => s && { ...s, ...d, estado: 'Contabilizada', contabilizado: at },
  ),
  ...attachmentFolds<GoodsReceipt>(),
]);
