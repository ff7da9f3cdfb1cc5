import { z } from 'zod';
import { exportCall, exportReply } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { INVOICE_KEEPERS, invoiceId } from '../guards.ts';
import { invoiceRow } from './invoice-row.ts';

const list = { context: 'invoice', path: '/invoice/listar', codigo: 'invoice', access: { perfiles: 'todos' } } as const;

/** *Listado de Invoice*. */
export const invoiceGrid = defineGridQuery(invoiceRow, {
  ...list,
  name: 'invoice-grid',
  summary: 'Grilla de invoices de importación',
});

const exported = {
  ...list,
  reads: [invoiceRow.projection],
  scope: invoiceRow.scope,
  reply: exportReply,
  file: 'xlsx',
} as const;

/** Invoices of the filtered grid as Excel. The shared code is what opens it: the flag `exportar` is of profiles. */
export const invoiceExport = defineQuery({
  ...exported,
  ...exportCall('exportacion'),
  name: 'invoice-export',
  summary: 'Exporta a Excel las invoices filtradas',
});

/** One invoice as Excel: its products, and the block of its customs with the IVA 19 % (document 3 §9). */
export const invoiceExcel = defineQuery({
  ...exported,
  name: 'invoice-excel',
  accion: 'excel',
  reads: [],
  summary: 'Una invoice en Excel, con su bloque de aduana',
  request: z.strictObject({ accion: z.literal('excel'), id: invoiceId, asOf: instantText.optional() }),
});

/** Import orders that an invoice may be of. */
export const invoiceOrders = defineQuery({
  ...list,
  name: 'invoice-orders',
  accion: 'ordenes',
  access: { perfiles: INVOICE_KEEPERS },
  reads: ['purchasing/purchase-order-list'],
  scope: { marca: 'marca' },
  summary: 'Órdenes de compra de las que puede ser una invoice',
  request: z.strictObject({ accion: z.literal('ordenes') }),
  reply: z.object({
    ok: z.literal(true),
    ordenes: z.array(
      z.object({
        number: z.number().int(),
        proveedor: z.string(),
        marca: z.string(),
        estado: z.string(),
        moneda: z.string(),
        incoterm: z.string(),
      }),
    ),
  }),
});
