import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { GoodsReceiptPosted } from './events.ts';
import { goodsReceipt } from './goods-receipt.ts';
import { entradaId, forPosting, RECEIPT_KEEPERS } from './guards.ts';
import { receiptTitle } from './terms.shared.ts';

/** What the ERP answers when it is told. */
export interface PostReceiptFacts {
  readonly erp: string;
  readonly doc_entry: number;
  readonly folio: number;
}

/** *Contabilizar*: the ERP knows of what came, once, and answers with its numbers. */
export const postGoodsReceipt = defineCommand({
  name: 'post-goods-receipt',
  context: 'purchasing',
  path: '/entrada_mercancia/modificar',
  accion: 'contabilizar',
  access: { perfiles: RECEIPT_KEEPERS },
  summary: 'Contabiliza una entrada de mercancía en el ERP',
  request: z.strictObject({ accion: z.literal('contabilizar'), id: entradaId, expectedVersion }),
  aggregate: goodsReceipt,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forPosting,
  decide: (state, _request, { user, facts }: DecideContext<PostReceiptFacts>) => [
    GoodsReceiptPosted({
      ...facts,
      entrada: { _id: state!._id, number: state!.number },
      contabilizado_por: personOf(user),
    }),
  ],
  answer: ({ state }) => ({
    mensaje: `La ${receiptTitle(state!.number)} fue contabilizada con el folio ${state!.folio}`,
  }),
});
