import { changeCustomer } from './customers/change-customer.ts';
import { customer } from './customers/customer.ts';
import { deactivateCustomer } from './customers/deactivate-customer.ts';
import { clienteId, visibleCustomer } from './customers/guards.ts';
import { reactivateCustomer } from './customers/reactivate-customer.ts';
import { mergeCustomer } from './customers/merge-customer.ts';
import { customerDocument } from './customers/views/customer-document.ts';
import { customerSheet } from './customers/views/sheet.ts';
import { addStops } from './dispatches/add-stops.ts';
import { cancelRoute } from './dispatches/cancel-route.ts';
import { changeRoute } from './dispatches/change-route.ts';
import { deliverStop } from './dispatches/deliver-stop.ts';
import { departRoute } from './dispatches/depart-route.ts';
import { dispatchOrder } from './dispatches/dispatch-order.ts';
import { despachoId, ROUTE_KEEPERS, ROUTE_READERS, visibleRoute } from './dispatches/guards.ts';
import { MAX_PARADAS } from './dispatches/parts.ts';
import { loadStop } from './dispatches/load-stop.ts';
import { orderStops } from './dispatches/order-stops.ts';
import { parcelCallsWith } from './dispatches/parcels/calls.ts';
import { route } from './dispatches/route.ts';
import { routePackingList } from './dispatches/views/packing-lists.ts';
import { routeDocument } from './dispatches/views/route-document.ts';
import { routeSheet } from './dispatches/views/sheet.ts';
import { addOpportunityEvent } from './forecast/add-opportunity-event.ts';
import { FORECASTERS, opportunity, visibleOpportunity } from './forecast/opportunity.ts';
import { oportunidadId } from './forecast/parts.ts';
import { removeOpportunity } from './forecast/remove-opportunity.ts';
import { shownOpportunity } from './forecast/views/shown-opportunity.ts';
import { updateOpportunity } from './forecast/update-opportunity.ts';
import { opportunityDocument } from './forecast/views/opportunity-document.ts';
import { opportunityDocumentSheet } from './forecast/views/sheet.ts';
import { issueCreditNote } from './finance/issue-credit-note.ts';
import { issueDispatchGuide } from './finance/issue-dispatch-guide.ts';
import { invoiceOrder } from './finance/invoice-order.ts';
import { annulInvoice } from './invoice/annul-invoice.ts';
import { changeInvoice } from './invoice/change-invoice.ts';
import { INVOICE_KEEPERS, invoiceId, visibleInvoice } from './invoice/guards.ts';
import { importInvoice } from './invoice/import-invoice.ts';
import { invoiceExcel } from './invoice/views/grids.ts';
import { invoiceDocument } from './invoice/views/invoice-document.ts';
import { invoiceSheet } from './invoice/views/sheet.ts';
import { visibleNote, notaId } from './inventory/notes/guards.ts';
import { integratorCalls } from './integrators/calls.ts';
import { trainingCalls } from './trainings/calls.ts';
import { stockCountCalls } from './inventory/counts/calls.ts';
import { entryNotes, issueNotes, type NoteCalls } from './inventory/notes/notes.ts';
import { entryNoteDocument, issueNoteDocument } from './inventory/notes/views/note-document.ts';
import { noteLists } from './inventory/notes/note-list.ts';
import { noteSheet } from './inventory/notes/views/sheet.ts';
import { MAX_ADJUNTOS } from './kernel/attachments.ts';
import { type DocumentCalls, documentCalls } from './kernel/document-calls.ts';
import { relatedOf } from './kernel/relation.ts';
import { EXTERNAL_PERFILES, OFFICE, PERFILES } from './kernel/perfiles.ts';
import { printLabels } from './labels/print-labels.ts';
import { approvePrices } from './orders/approve-prices.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { createOrder } from './orders/create-order.ts';
import { createWebpayLink } from './orders/create-webpay-link.ts';
import { deliverOrder } from './orders/deliver-order.ts';
import { editLines } from './orders/edit-lines.ts';
import { editOrder } from './orders/edit-order.ts';
import { pedidoId, visibleOrder } from './streams/order/guards.ts';
import { order } from './streams/order/order.ts';
import { shownOrder } from './orders/shown-order.ts';
import { splitOrder } from './orders/split-order.ts';
import { validateOrder } from './orders/validate-order.ts';
import { orderInvoices, orderPdf } from './orders/views/documents.ts';
import { ORDER_READERS, ORDER_STAFF } from './orders/views/grids.ts';
import { orderLabels } from './orders/views/lookups.ts';
import { orderDocument } from './orders/views/order-document.ts';
import { orderSheet } from './orders/views/sheet.ts';
import { takePicking } from './picking/take-picking.ts';
import { goodsReceiptCalls } from './purchasing/receipts/calls.ts';
import { landedCostCalls } from './purchasing/landed/calls.ts';
import { purchaseOrderCalls } from './purchasing/orders/calls.ts';
import { cancelQuotation } from './quotations/cancel-quotation.ts';
import { convertQuotation } from './quotations/convert-quotation.ts';
import { editQuotation } from './quotations/edit-quotation.ts';
import { editQuotationHeader } from './quotations/edit-quotation-header.ts';
import { cotizacionId, QUOTERS, visibleQuotation } from './quotations/guards.ts';
import { judgeQuotation } from './quotations/judge-quotation.ts';
import { quotation } from './quotations/quotation.ts';
import { sendQuotation } from './quotations/send-quotation.ts';
import { setQuotationVisibility } from './quotations/set-quotation-visibility.ts';
import { shownQuotation } from './quotations/shown-quotation.ts';
import { quotationCopy } from './quotations/views/copy.ts';
import { quotationDocument } from './quotations/views/quotation-document.ts';
import { quotationPdf } from './quotations/views/shared.ts';
import { quotationSheet } from './quotations/views/sheet.ts';
import { simulateQuotation } from './quotations/views/simulation.ts';
import { quotationVersions } from './quotations/views/versions.ts';
import { relations } from './relations.ts';
import { reservationCalls } from './reservations/calls.ts';
import { caseCalls } from './service/cases/calls.ts';

export const orderCalls = documentCalls(orderDocument, {
  related: relatedOf(orderDocument.row, relations),
  aggregate: order,
  id: pedidoId,
  sheet: orderSheet,
  read: ORDER_READERS,
  historia: ORDER_STAFF,
  attach: ORDER_STAFF,
  visible: visibleOrder,
  shown: (o, user) => shownOrder(o, EXTERNAL_PERFILES.includes(user.perfil)),
  actions: {
    validar: validateOrder,
    precios: approvePrices,
    facturar: invoiceOrder,
    picking: takePicking,
    despachar: dispatchOrder,
    entregar: deliverOrder,
    enlace: createWebpayLink,
    editar: editOrder,
    lineas: editLines,
    dividir: splitOrder,
    duplicar: createOrder,
    guia: issueDispatchGuide,
    nota_credito: issueCreditNote,
    documentos: orderInvoices,
    pdf: orderPdf,
    etiquetas: orderLabels,
    historia: 'history',
    anular: cancelOrder,
  },
  anytime: ['duplicar'],
});

export const quotationCalls = documentCalls(quotationDocument, {
  related: relatedOf(quotationDocument.row, relations),
  aggregate: quotation,
  id: cotizacionId,
  sheet: quotationSheet,
  read: QUOTERS,
  historia: QUOTERS,
  attach: QUOTERS,
  visible: visibleQuotation,
  shown: shownQuotation,
  actions: {
    validar: judgeQuotation,
    convertir: convertQuotation,
    pedido: orderCalls.one,
    editar: editQuotation,
    condiciones: editQuotationHeader,
    simular: simulateQuotation,
    copiar: quotationCopy,
    enviar: sendQuotation,
    pdf: quotationPdf,
    pdf_imagenes: quotationPdf,
    visible: setQuotationVisibility,
    versiones: quotationVersions,
    historia: 'history',
    anular: cancelQuotation,
  },
  anytime: [],
});

export const customerCalls = documentCalls(customerDocument, {
  related: relatedOf(customerDocument.row, relations),
  aggregate: customer,
  id: clienteId,
  sheet: customerSheet,
  read: OFFICE,
  historia: OFFICE,
  attach: OFFICE,
  visible: visibleCustomer,
  shown: ({ puntos: _, ...shown }) => shown,
  actions: {
    editar: changeCustomer,
    desactivar: deactivateCustomer,
    reactivar: reactivateCustomer,
    unir: mergeCustomer,
    historia: 'history',
  },
  anytime: [],
});

export const invoiceCalls = documentCalls(invoiceDocument, {
  related: relatedOf(invoiceDocument.row, relations),
  aggregate: importInvoice,
  id: invoiceId,
  sheet: invoiceSheet,
  read: PERFILES,
  historia: PERFILES,
  attach: INVOICE_KEEPERS,
  visible: visibleInvoice,
  shown: (i) => i,
  actions: { editar: changeInvoice, excel: invoiceExcel, historia: 'history', anular: annulInvoice },
  anytime: [],
});

const noteDocumentCalls = (document: typeof entryNoteDocument, calls: NoteCalls) =>
  documentCalls(document, {
    list: noteLists[calls.note.tipo],
    related: relatedOf(document.row, relations),
    aggregate: calls.note.aggregate,
    id: notaId,
    sheet: noteSheet,
    read: calls.note.makers,
    historia: calls.note.makers,
    attach: calls.note.makers,
    visible: visibleNote(calls.note),
    shown: (n) => n,
    actions: {
      editar: calls.change,
      enviar: calls.submit,
      aprobar: calls.approve,
      ejecutar: calls.execute,
      reintentar: calls.retry,
      historia: 'history',
      rechazar: calls.reject,
      anular: calls.annul,
    },
    anytime: [],
  });
export const entryNoteCalls = noteDocumentCalls(entryNoteDocument, entryNotes);
export const issueNoteCalls = noteDocumentCalls(issueNoteDocument, issueNotes);
export const routeCalls = documentCalls(routeDocument, {
  related: relatedOf(routeDocument.row, relations),
  aggregate: route,
  id: despachoId,
  sheet: routeSheet,
  read: ROUTE_READERS,
  historia: ROUTE_READERS,
  attach: ROUTE_KEEPERS,
  // A signature and a photo of each stop, and what else is kept of it.
  mostFiles: 2 * MAX_PARADAS + MAX_ADJUNTOS,
  visible: visibleRoute,
  shown: ({ ultima: _, quitados: __, ...shown }) => shown,
  actions: {
    cargar: loadStop,
    salir: departRoute,
    entregar: deliverStop,
    agregar: addStops,
    ordenar: orderStops,
    editar: changeRoute,
    empaque: routePackingList,
    historia: 'history',
    anular: cancelRoute,
  },
  anytime: ['empaque'],
});

export const opportunityCalls = documentCalls(opportunityDocument, {
  related: relatedOf(opportunityDocument.row, relations),
  aggregate: opportunity,
  id: oportunidadId,
  sheet: opportunityDocumentSheet,
  read: FORECASTERS,
  historia: FORECASTERS,
  attach: FORECASTERS,
  visible: visibleOpportunity,
  shown: shownOpportunity,
  actions: {
    actualizar: updateOpportunity,
    pedido: orderCalls.one,
    agendar: addOpportunityEvent,
    historia: 'history',
    borrar: removeOpportunity,
  },
  anytime: [],
});

/** Their labels are printed by another context. */
export const parcelCalls = parcelCallsWith(printLabels);
export { caseCalls, goodsReceiptCalls, integratorCalls, landedCostCalls, purchaseOrderCalls };
export { reservationCalls, stockCountCalls, trainingCalls };

/** Every document: contract and handlers are made from these. */
export const documents: readonly DocumentCalls[] = [
  orderCalls,
  quotationCalls,
  customerCalls,
  opportunityCalls,
  invoiceCalls,
  purchaseOrderCalls,
  landedCostCalls,
  goodsReceiptCalls,
  entryNoteCalls,
  issueNoteCalls,
  stockCountCalls,
  routeCalls,
  parcelCalls,
  reservationCalls,
  caseCalls,
  integratorCalls,
  trainingCalls,
];
