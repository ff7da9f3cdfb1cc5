import { NOTE_LIMIT_ID, noteLimit } from '@power/domain/inventory/notes/note-limit.shared';
import { type ReceiveFacts, receiveStock } from '@power/domain/inventory/receive-stock';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findProduct } from '../kernel/products.ts';
import { arrivesAt } from '../kernel/place-arrivals.ts';
import { ofStock } from '../kernel/stock-product.ts';

export default provideFacts(
  receiveStock,
  async (request, services): Promise<ReceiveFacts | Rejection> => {
    const product = await findProduct(services, request.producto);
    if (isRejection(product)) return product;
    const { limite } = (await services.load(noteLimit, NOTE_LIMIT_ID)).state;
    return { producto: ofStock(product), pmp: product.pmp, limite };
  },
  arrivesAt(({ bodega }) => bodega),
);
