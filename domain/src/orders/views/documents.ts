import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { ORDER_READERS } from './grids.ts';
import { orderScope } from './order-row.ts';

const base = {
  context: 'orders',
  path: '/pedido_ventas/listar',
  access: { perfiles: ORDER_READERS },
  scope: orderScope,
  reads: [] as string[],
};
const pdf = z.object({ ok: z.literal(true) });
/** Calls whose context is not built yet answer `ok:false, codigo:'NO_DISPONIBLE'` with their real permission. */
const later = z.object({ ok: z.literal(false), codigo: z.string(), titulo: z.string(), mensaje: z.string() });

export const orderPdf = defineQuery({
  ...base,
  reads: ['finance/payment-option-list'],
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
const tipo = z.union([z.string().max(40), z.number()]).optional();

export const orderInvoices = defineQuery({
  ...base,
  name: 'order-invoices',
  accion: 'facturas',
  summary: 'Facturas de un pedido',
  request: z.strictObject({ accion: z.literal('facturas'), number: pedidoId, tipo }),
  reply: later,
});
export const orderInvoiceDocument = defineQuery({
  ...base,
  name: 'order-invoice-document',
  accion: 'factura',
  summary: 'Una factura',
  request: z.strictObject({ accion: z.literal('factura'), id: z.string().max(60), tipo }),
  reply: later,
});
export const orderCreditNote = defineQuery({
  ...base,
  name: 'order-credit-note',
  accion: 'nota_credito',
  summary: 'Notas de crédito de un pedido',
  request: z.strictObject({ accion: z.literal('nota_credito'), codigo_sap: codigoSap, tipo }),
  reply: later,
});
export const orderDispatchGuide = defineQuery({
  ...base,
  name: 'order-dispatch-guide',
  accion: 'guia_despacho',
  summary: 'Guías de despacho de un pedido',
  request: z.strictObject({ accion: z.literal('guia_despacho'), codigo_sap: codigoSap, tipo }),
  reply: later,
});
export const orderFromErp = defineQuery({
  ...base,
  name: 'order-from-erp',
  path: '/pedido_ventas/actualizarPedidoSap',
  summary: 'Vuelve a leer un pedido desde el ERP',
  access: { perfiles: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica', 'Cobrador'] },
  request: z.strictObject({ codigo_sap: codigoSap, id: z.string().max(60).optional(), borrar: z.boolean().optional() }),
  reply: later,
});
export const invoicesInBulk = defineQuery({
  ...base,
  name: 'invoices-in-bulk',
  path: '/sap/facturasMasivo',
  summary: 'ZIP con los PDF de varias facturas',
  file: 'zip',
  access: { perfiles: ['Administrador', 'Finanzas', 'Cobrador'] },
  request: z.strictObject({ folios: z.array(z.number().int().positive()).min(1).max(200) }),
  reply: later,
});
