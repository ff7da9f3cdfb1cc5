import { PurchaseOrderReceived } from '@power/domain/purchasing/orders/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** Every reception of an order has its goods receipt, which the ERP is told of. */
export default defineProcess('purchasing/goods-receipts', 'Entradas de mercancía de lo recepcionado', [
  react(PurchaseOrderReceived, async ({ orden, recepcion }, { stream }, tools) => {
    await tools.command('open-goods-receipt', { orden: orden._id, recepcion }, `goods-receipts/${stream}/${recepcion}`);
  }),
]);
