import { z } from 'zod';
import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { costFieldsOf } from '../../../kernel/row.ts';
import { invoiceRow } from '../../../invoice/views/invoice-row.ts';
import { purchaseOrderRow } from '../../orders/views/purchase-order-row.ts';
import { COST_READERS, COSTERS } from '../guards.ts';
import { costoPedido, lineaCosteada, lineaRecepcionada, sumasCosteo } from '../parts.ts';
import { efectoPrevisto, previewReads } from './foreseen.ts';
import { landedCostRow, shownLandedCostRow } from './landed-cost-row.ts';

const list = { context: 'purchasing', path: '/precio_entrega/listar' } as const;

/** *Listado Precio de Entrega*. */
export const landedCostGrid = defineGridQuery(shownLandedCostRow, {
  ...list,
  name: 'landed-cost-grid',
  accion: 'grid',
  access: { perfiles: COST_READERS },
  summary: 'Grilla de precios de entrega',
});

export const landedCostExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'landed-cost-export',
  access: { perfiles: COST_READERS, permiso: 'exportar' },
  reads: [landedCostRow.projection],
  scope: landedCostRow.scope,
  costFields: costFieldsOf(landedCostRow),
  summary: 'Exporta a Excel los precios de entrega filtrados',
});

/** Orders of which something came: what a landed cost begins with. */
export const landedCostOrders = defineQuery({
  ...list,
  name: 'landed-cost-orders',
  accion: 'ordenes',
  access: { perfiles: COSTERS },
  reads: [purchaseOrderRow.projection],
  scope: purchaseOrderRow.scope,
  topic: purchaseOrderRow.topic!,
  summary: 'Órdenes de compra recibidas, por costear',
  request: z.strictObject({ accion: z.literal('ordenes') }),
  reply: z.object({
    ok: z.literal(true),
    ordenes: z.array(
      z.object({
        number: z.number().int(),
        proveedor: z.string(),
        marca: z.string(),
        moneda: z.string(),
        estado: z.string(),
        recibidas: z.number().int(),
      }),
    ),
  }),
});

/** Invoices of these orders that no landed cost was posted with, and what they say. */
export const landedCostInvoices = defineQuery({
  ...list,
  name: 'landed-cost-invoices',
  accion: 'invoices',
  access: { perfiles: COSTERS },
  reads: [invoiceRow.projection],
  scope: invoiceRow.scope,
  summary: 'Invoices de unas órdenes de compra, por costear',
  request: z.strictObject({ accion: z.literal('invoices'), ordenes: costoPedido.shape.ordenes }),
  reply: z.object({
    ok: z.literal(true),
    invoices: z.array(
      z.object({
        number: z.number().int(),
        factura: z.string(),
        proveedor: z.string(),
        fecha: z.string(),
        fob: z.number(),
        tipo_cambio: z.number(),
        tipo_cambio_aduana: z.number(),
        ad_valorem_porcentaje: z.number(),
        flete: z.number(),
        seguro: z.number(),
        almacenaje: z.number(),
        agencia: z.number(),
        forwarder: z.number(),
      }),
    ),
  }),
});

/** What posting would do, product by product; writes nothing. */
export const landedCostPreview = defineQuery({
  ...list,
  name: 'landed-cost-preview',
  accion: 'previa',
  access: { perfiles: COSTERS },
  ...previewReads,
  summary: 'Costo unitario, PMP, precios y margen de un precio de entrega, sin contabilizarlo',
  request: z.strictObject({ accion: z.literal('previa'), costo: costoPedido }),
  reply: z.object({
    ok: z.literal(true),
    moneda: z.string(),
    /** What came, also where its cost cannot be told yet. */
    recibido: z.array(lineaRecepcionada),
    /** Why it cannot. */
    problema: z.string().nullable(),
    sumas: sumasCosteo.nullable(),
    lineas: z.array(lineaCosteada.extend(efectoPrevisto)),
  }),
});
