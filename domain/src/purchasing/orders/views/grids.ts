import { z } from 'zod';
import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { gridReply, gridRequest } from '../../../kernel/grid.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { ocId, OC_READERS, RECEIVERS } from '../guards.ts';
import { costFieldsOf } from '../../../kernel/row.ts';
import { pasoProveedor } from '../supplier-history.shared.ts';
import { purchaseOrderLineRow } from './order-line-row.ts';
import { listedOrderRow, purchaseOrderRow, supplierOrderRow } from './purchase-order-row.ts';
import { supplierMaster } from '../../views/supplier-row.ts';

const list = { context: 'purchasing', path: '/orden_compras/listar' } as const;

/** *Órdenes de compra importación*. */
export const purchaseOrderGrid = defineGridQuery(listedOrderRow, {
  ...list,
  name: 'purchase-order-grid',
  accion: 'grid',
  access: { perfiles: OC_READERS },
  summary: 'Grilla de órdenes de compra de importación',
});

/** *Órdenes de compra*, as the warehouse sees them: those whose units are still to come. */
export const receivingGrid = defineGridQuery(listedOrderRow, {
  ...list,
  name: 'receiving-grid',
  accion: 'gridrecepcion',
  access: { perfiles: RECEIVERS },
  summary: 'Grilla de órdenes de compra por recepcionar',
});

/** The filtered grid as Excel. */
export const purchaseOrderExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'purchase-order-export',
  access: { perfiles: OC_READERS, permiso: 'exportar' },
  reads: [purchaseOrderRow.projection],
  scope: purchaseOrderRow.scope,
  costFields: costFieldsOf(purchaseOrderRow),
  summary: 'Exporta a Excel las órdenes de compra filtradas',
});

const ofSupplier = {
  ...list,
  access: { perfiles: ['Proveedor'] },
  scope: purchaseOrderRow.scope,
} as const;

/**
 * Open orders of the own company, of the own brands: units and days, no prices. It has no topic: what is told of orders as
 * they change goes by brand, and a brand may have two suppliers.
 */
export const supplierOrderGrid = defineQuery({
  ...ofSupplier,
  name: 'supplier-order-grid',
  accion: 'gridproveedor',
  summary: 'Órdenes de compra abiertas del proveedor que pregunta, sin precios',
  reads: [purchaseOrderRow.projection, supplierMaster.row.projection],
  request: gridRequest('gridproveedor'),
  reply: gridReply(supplierOrderRow.schema),
});

/** The same as Excel: own rows alone, which asks for no flag. */
export const supplierOrderExport = defineQuery({
  ...ofSupplier,
  ...exportCall('exportacionproveedor'),
  name: 'supplier-order-export',
  summary: 'Exporta a Excel las órdenes de compra abiertas del proveedor que pregunta, sin precios',
  reads: [purchaseOrderRow.projection, supplierMaster.row.projection],
});

/** What became of one of them, as far as its supplier may know. */
export const supplierOrderHistory = defineQuery({
  ...ofSupplier,
  name: 'supplier-order-history',
  accion: 'historiaproveedor',
  summary: 'Historia de una orden de compra abierta del proveedor que pregunta, sin precios',
  reads: [purchaseOrderRow.projection, supplierMaster.row.projection],
  request: z.strictObject({ accion: z.literal('historiaproveedor'), id: ocId }),
  reply: z.object({ pasos: z.array(pasoProveedor) }),
});

/** One of them, product by product. */
export const supplierOrder = defineQuery({
  ...ofSupplier,
  name: 'supplier-order',
  accion: 'fichaproveedor',
  summary: 'Una orden de compra abierta del proveedor que pregunta, sin precios',
  reads: [purchaseOrderRow.projection, purchaseOrderLineRow.projection, supplierMaster.row.projection],
  request: z.strictObject({ accion: z.literal('fichaproveedor'), id: ocId }),
  reply: z.object({
    orden: supplierOrderRow.schema,
    lineas: z.array(
      purchaseOrderLineRow.schema.pick({
        linea: true,
        codigo: true,
        part_number: true,
        nombre: true,
        cantidad: true,
        totalrecepcionado: true,
        pendiente: true,
      }),
    ),
  }),
});
