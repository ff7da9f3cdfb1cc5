import { z } from 'zod';
import { customerRow } from '../../customers/views/customer-row.ts';
import { stockRow } from '../../inventory/views/stock-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { exportCall } from '../../kernel/grid-export.ts';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { productRow } from './product-row.ts';
import { resellerStockRow, supplierStockRow } from './partner-stock-row.ts';

const base = { context: 'products', path: '/productos/listar' } as const;
const reads = [stockRow.projection, warehouseMaster.row.projection];

/**
 * *Stock* of a reseller: the catalogue at the price of the own company. The products are everybody's; the price is that of
 * the company that the person's account names, and of no other. It has no topic: what is told of products as they change
 * holds figures of stock that no reseller sees.
 */
export const resellerStock = defineQuery({
  ...base,
  name: 'reseller-stock',
  accion: 'stockreseller',
  access: { perfiles: ['Reseller'] },
  summary: 'Catálogo con el precio propio y la disponibilidad en palabras',
  scope: everyone,
  reads: [productRow.projection, customerRow.projection, 'purchasing/order-line-list', ...reads],
  request: gridRequest('stockreseller'),
  reply: gridReply(resellerStockRow.schema).extend({
    /** The company, and the kind of customer whose price it pays. */
    cliente: z.string(),
    tipo_cliente: z.string().nullable(),
  }),
});

const ofSupplier = {
  ...base,
  access: { perfiles: ['Proveedor'] },
  reads: [...reads, 'finance/sales-line-list'],
} as const;
/** *Stock* of a supplier: own brands, what is there and what was sold. */
export const supplierStock = defineGridQuery(supplierStockRow, {
  ...ofSupplier,
  name: 'supplier-stock',
  accion: 'stockproveedor',
  summary: 'Stock y ventas de las marcas propias, sin precios',
});

/** The same as Excel: own rows alone, which asks for no flag. */
export const supplierStockExport = defineQuery({
  ...ofSupplier,
  ...exportCall('exportacionproveedor'),
  name: 'supplier-stock-export',
  reads: [supplierStockRow.projection, ...ofSupplier.reads],
  scope: supplierStockRow.scope,
  summary: 'Exporta a Excel el stock de las marcas propias, sin precios',
});
