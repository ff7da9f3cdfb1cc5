import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { MAX_FOLIOS } from '../../streams/order/billing.shared.ts';
import { WALKED_PLACES } from '../../inventory/views/picking-places.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { ORDER_READERS } from './grids.ts';
import { ORDER_LIST, orderScope } from './order-row.ts';
import { orderSheet } from './sheet.ts';

const base = {
  context: 'orders',
  path: '/pedido_ventas/listar',
  access: { perfiles: ORDER_READERS },
  scope: orderScope,
  reads: [] as string[],
};
const pdf = z.object({ ok: z.literal(true) });

export const orderPdf = defineQuery({
  ...base,
  // The picking list says where its goods are fetched.
  reads: ['finance/payment-option-list', ORDER_LIST, ...WALKED_PLACES],
  name: 'order-pdf',
  accion: 'fichaPDF',
  summary: 'PDF de pedido, picking o despacho',
  file: 'pdf',
  request: z.strictObject({
    accion: z.literal('fichaPDF'),
    number: pedidoId,
    tipo: z.enum(['pedido', 'picking', 'despacho']).default('pedido'),
  }),
  reply: pdf,
});

export const orderExportPdf = defineQuery({
  ...base,
  reads: ['finance/payment-option-list'],
  name: 'order-export-pdf',
  path: '/pedido_ventas/exportarpdf',
  summary: 'PDF del pedido para el cliente',
  file: 'pdf',
  request: z.strictObject({ pedido: pedidoId }),
  reply: pdf,
});

const codigoSap = z.string().trim().min(1).max(60);
/** Kind of the document, by its number: 33, 34, 39, 52 or 61; without it all of them. */
const tipo = z.union([z.string().regex(/^\d{1,3}$/), z.number().int()]).optional();

/** A tax document of an order, as its list shows it. */
export const taxDocument = z.object({
  /** `<pedido>-<tipo_dte>-<folio>`: by it the document itself is asked for. */
  _id: z.string(),
  tipo_dte: z.number().int(),
  documento: z.string(),
  folio: z.number().int(),
  fecha: z.string(),
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  motivo: z.string().nullable(),
});
export type TaxDocument = z.infer<typeof taxDocument>;
const documentos = z.object({ ok: z.literal(true), documentos: z.array(taxDocument) });

export const orderInvoices = defineQuery({
  ...base,
  name: 'order-invoices',
  accion: 'facturas',
  summary: 'Documentos tributarios de un pedido: factura o boleta, guía y notas de crédito',
  request: z.strictObject({ accion: z.literal('facturas'), number: pedidoId, tipo }),
  reply: documentos,
});
export const orderInvoiceDocument = defineQuery({
  ...base,
  name: 'order-invoice-document',
  accion: 'factura',
  summary: 'Un documento tributario, en PDF o XML',
  file: 'adjunto',
  request: z.strictObject({
    accion: z.literal('factura'),
    id: z.string().regex(/^\d{1,15}-\d{2}-\d{1,15}$/, 'El documento se pide como pedido-tipo-folio'),
    tipo: z.enum(['pdf', 'xml']).default('pdf'),
  }),
  reply: pdf,
});
export const orderCreditNote = defineQuery({
  ...base,
  reads: [ORDER_LIST],
  name: 'order-credit-note',
  accion: 'nota_credito',
  summary: 'Notas de crédito de un pedido',
  request: z.strictObject({ accion: z.literal('nota_credito'), codigo_sap: codigoSap, tipo }),
  reply: documentos,
});
export const orderDispatchGuide = defineQuery({
  ...base,
  reads: [ORDER_LIST],
  name: 'order-dispatch-guide',
  accion: 'guia_despacho',
  summary: 'Guía de despacho de un pedido',
  request: z.strictObject({ accion: z.literal('guia_despacho'), codigo_sap: codigoSap, tipo }),
  reply: documentos,
});
/** With internal numbering the ERP is this system: what is read again is the order as it stands. */
export const orderFromErp = defineQuery({
  ...base,
  reads: [ORDER_LIST],
  name: 'order-from-erp',
  path: '/pedido_ventas/actualizarPedidoSap',
  summary: 'Vuelve a leer un pedido desde el ERP',
  access: { perfiles: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica', 'Cobrador'] },
  request: z.strictObject({ codigo_sap: codigoSap, id: z.string().max(60).optional(), borrar: z.boolean().optional() }),
  reply: z.object({ ok: z.literal(true), mensaje: z.string(), pedido: orderSheet }),
});
export const invoicesInBulk = defineQuery({
  ...base,
  reads: [ORDER_LIST],
  name: 'invoices-in-bulk',
  path: '/sap/facturasMasivo',
  summary: 'ZIP con los PDF de varias facturas',
  file: 'zip',
  access: { perfiles: ['Administrador', 'Finanzas', 'Cobrador'] },
  request: z.strictObject({ folios: z.array(z.number().int().positive()).min(1).max(MAX_FOLIOS) }),
  reply: pdf,
});
