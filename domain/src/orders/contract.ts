import type { CallBase } from '../kernel/call.ts';
import { addOrderComment } from './add-order-comment.ts';
import { approvePrices } from './approve-prices.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrderClient } from './change-order-client.ts';
import { closeWebPayment } from './close-web-payment.ts';
import { confirmWebPayment } from './confirm-web-payment.ts';
import { createApiOrder } from './create-api-order.ts';
import { createOrder } from './create-order.ts';
import { createResellerOrder } from './create-reseller-order.ts';
import { createWebOrder } from './create-web-order.ts';
import { createWebpayLink } from './create-webpay-link.ts';
import { deliverOrder } from './deliver-order.ts';
import { editLines } from './edit-lines.ts';
import { editOrder } from './edit-order.ts';
import { openQuotedOrder } from './open-quoted-order.ts';
import { expireWebOrder } from './expire-web-order.ts';
import { openSplitOrder } from './open-split-order.ts';
import { settleWebPayment } from './settle-web-payment.ts';
import { splitOrder } from './split-order.ts';
import { validateOrder } from './validate-order.ts';

export const ordersContract: readonly CallBase[] = [
  createOrder,
  createResellerOrder,
  createApiOrder,
  createWebOrder,
  settleWebPayment,
  createWebpayLink,
  confirmWebPayment,
  closeWebPayment,
  expireWebOrder,
  approvePrices,
  validateOrder,
  editOrder,
  editLines,
  splitOrder,
  openSplitOrder,
  openQuotedOrder,
  cancelOrder,
  deliverOrder,
  addOrderComment,
  changeOrderClient,
];
