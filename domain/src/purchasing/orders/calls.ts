import { documentCalls } from '../../kernel/document-calls.ts';
import {
  closePurchaseOrder,
  confirmPurchaseOrder,
  issuePurchaseOrder,
  landPurchaseOrder,
  shipPurchaseOrder,
} from './advance-purchase-order.ts';
import { cancelPurchaseOrder } from './cancel-purchase-order.ts';
import { changePurchaseOrder } from './change-purchase-order.ts';
import { BUYERS, OC_COSTS, OC_READERS, ocId, visiblePurchaseOrder } from './guards.ts';
import { purchaseOrder } from './purchase-order.ts';
import { receivePurchaseOrder } from './receive-purchase-order.ts';
import { sendPurchaseOrder } from './send-purchase-order.ts';
import { purchaseOrderPaper } from './views/paper.ts';
import { purchaseOrderDocument } from './views/purchase-order-document.ts';
import { purchaseOrderSheet } from './views/sheet.ts';
import { shownPurchaseOrder } from './views/shown-purchase-order.ts';

/** What the server does with an import order by itself. */
export const purchaseOrderCalls = documentCalls(purchaseOrderDocument, {
  related: [],
  aggregate: purchaseOrder,
  id: ocId,
  sheet: purchaseOrderSheet,
  read: OC_READERS,
  historia: OC_COSTS,
  attach: BUYERS,
  visible: visiblePurchaseOrder,
  shown: shownPurchaseOrder,
  actions: {
    editar: changePurchaseOrder,
    emitir: issuePurchaseOrder,
    confirmar: confirmPurchaseOrder,
    embarcar: shipPurchaseOrder,
    aduana: landPurchaseOrder,
    recepcionar: receivePurchaseOrder,
    cerrar: closePurchaseOrder,
    enviar: sendPurchaseOrder,
    pdf: purchaseOrderPaper,
    historia: 'history',
    anular: cancelPurchaseOrder,
  },
  anytime: [],
});
