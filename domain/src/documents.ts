import { dispatchOrder } from './dispatches/dispatch-order.ts';
import { invoiceOrder } from './finance/invoice-order.ts';
import { type DocumentCalls, documentCalls } from './kernel/document-calls.ts';
import { EXTERNAL_PERFILES } from './kernel/perfiles.ts';
import { approvePrices } from './orders/approve-prices.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { createOrder } from './orders/create-order.ts';
import { deliverOrder } from './orders/deliver-order.ts';
import { editLines } from './orders/edit-lines.ts';
import { editOrder } from './orders/edit-order.ts';
import { pedidoId, visibleOrder } from './orders/guards.ts';
import { order } from './orders/order.ts';
import { shownOrder } from './orders/shown-order.ts';
import { splitOrder } from './orders/split-order.ts';
import { validateOrder } from './orders/validate-order.ts';
import { orderPdf } from './orders/views/documents.ts';
import { ORDER_READERS, ORDER_STAFF } from './orders/views/grids.ts';
import { orderLabels } from './orders/views/lookups.ts';
import { orderDocument } from './orders/views/order-document.ts';
import { orderSheet } from './orders/views/sheet.ts';

export const orderCalls = documentCalls(orderDocument, {
  aggregate: order,
  id: pedidoId,
  sheet: orderSheet,
  read: ORDER_READERS,
  historia: ORDER_STAFF,
  visible: visibleOrder,
  shown: (o, user) => shownOrder(o, EXTERNAL_PERFILES.includes(user.perfil)),
  actions: {
    validar: validateOrder,
    precios: approvePrices,
    facturar: invoiceOrder,
    despachar: dispatchOrder,
    entregar: deliverOrder,
    editar: editOrder,
    lineas: editLines,
    dividir: splitOrder,
    duplicar: createOrder,
    pdf: orderPdf,
    etiquetas: orderLabels,
    historia: 'history',
    anular: cancelOrder,
  },
  anytime: ['duplicar'],
});

/** Every document: contract and handlers are made from these. */
export const documents: readonly DocumentCalls[] = [orderCalls as unknown as DocumentCalls];
