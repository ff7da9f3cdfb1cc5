import { z } from 'zod';
import { exportCall, exportReply } from '../../kernel/grid-export.ts';
import { gridFields, gridReply, gridRequest, totalsFields } from '../../kernel/grid.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { customerRow } from '../../customers/views/customer-row.ts';
import { commitmentRow, stockRow } from '../../inventory/views/stock-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { costFieldsOf, shownRow } from '../../kernel/row.ts';
import { transporte } from '../../quotations/transport.shared.ts';
import { brandMaster } from '../../settings/views/brand-row.ts';
import { monthlyRateMaster } from '../../pricing/views/monthly-rate-row.ts';
import { priceListRow, productGridRow, salesListRow, sellerListRow } from './product-grid-row.ts';
import { monthFields } from '../month-end.shared.ts';
import { productRow } from './product-row.ts';
import { stockReportRow } from './stock-report-row.ts';

const base = { context: 'products', path: '/productos/listar', reads: [stockRow.projection] };
/** Of lists that also say what import orders bring. */
const withIncoming = [stockRow.projection, 'purchasing/order-line-list'];

/** Who keeps the catalogue. */
export const CATALOGUE: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Brand Manager',
  'Jefe de Logistica',
  'Pre-Venta',
];
/** Who has the price list in the menu. */
export const PRICE_LIST: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Ejecutivo de Ventas',
  'Brand Manager',
  'Pre-Venta',
];
/** Who sells. */
const SELLERS: readonly Perfil[] = ['Administrador', 'Ejecutivo de Ventas', 'Brand Manager', 'Pre-Venta'];

export const productGrid = defineGridQuery(productGridRow, {
  ...base,
  name: 'product-grid',
  access: { perfiles: CATALOGUE, concesion: 'productos' },
  summary: 'Grilla de productos',
  reads: [...base.reads, 'inventory/preferred-place-list'],
});

/** *Lista de precios*. */
export const priceListGrid = defineGridQuery(priceListRow, {
  ...base,
  name: 'price-list-grid',
  accion: 'gridlistaprecio',
  access: { perfiles: PRICE_LIST },
  summary: 'Lista de precios completa',
  reads: withIncoming,
});

/** Prices and stock for sellers, without cost. */
export const sellerListGrid = defineGridQuery(sellerListRow, {
  ...base,
  name: 'seller-list-grid',
  accion: 'gridlistaprecioejecutivo',
  access: { perfiles: SELLERS },
  summary: 'Lista de precios y stock para vender',
  reads: [...withIncoming, warehouseMaster.row.projection],
});

export const MONEDAS = ['pesos', 'dolares', 'euros'] as const;
const salesRow = shownRow(salesListRow).extend({
  /** What this customer pays, in the currency asked for. */
  precio: z.number(),
});
const asked = gridRequest('gridlistaprecioventas');

/** The price of one customer, in pesos, dollars or euros (document 2 §7). */
export const salesListGrid = defineQuery({
  ...base,
  name: 'sales-list-grid',
  accion: 'gridlistaprecioventas',
  access: { perfiles: SELLERS },
  summary: 'Lista de precios de un cliente',
  reads: [
    productRow.projection,
    ...withIncoming,
    customerRow.projection,
    warehouseMaster.row.projection,
    monthlyRateMaster.row.projection,
    brandMaster.row.projection,
  ],
  scope: productRow.scope,
  topic: productRow.topic!,
  costFields: costFieldsOf(salesListRow),
  request: z.strictObject({
    ...gridFields,
    accion: asked.shape.accion,
    moneda: z.enum(MONEDAS).default('pesos'),
    /** How goods travel that are sold in dollars or euros. */
    transporte: transporte.default('aereo'),
    /** Left out: as a shop buys. */
    cliente: z.string().max(60).optional(),
  }),
  reply: gridReply(salesRow).extend({
    cliente: z.string().nullable(),
    tipo_cliente: z.string().nullable(),
    moneda: z.enum(MONEDAS),
    transporte,
    /** Pesos of one unit of the currency. */
    tc: z.number(),
    respaldo: z.boolean(),
  }),
});

export const productExport = defineQuery({
  ...base,
  name: 'product-export',
  access: { perfiles: CATALOGUE, permiso: 'exportar' },
  summary: 'Exporta a Excel los productos filtrados',
  reads: [productRow.projection, stockRow.projection],
  scope: productRow.scope,
  costFields: costFieldsOf(productGridRow),
  ...exportCall('exportacionproductos'),
});

/** The same file under the variant that document 2 §7 lists. */
export const productFile = {
  ...productExport,
  name: 'product-file',
  ...exportCall('@exportacion'),
};

export const priceListExport = defineQuery({
  ...base,
  name: 'price-list-export',
  access: { perfiles: PRICE_LIST, permiso: 'exportar' },
  summary: 'Exporta a Excel la lista de precios filtrada',
  reads: [productRow.projection, ...withIncoming],
  scope: productRow.scope,
  costFields: costFieldsOf(priceListRow),
  ...exportCall('exportacionlistaprecio'),
});

/** Who keeps stock. */
const STOCK_KEEPERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Jefe de Logistica',
];

/** Who has the stock of a month, as file and by mail. */
export const MONTH_STOCK = { perfiles: STOCK_KEEPERS, permiso: 'exportar' } as const;

const counted = [commitmentRow.projection, 'purchasing/order-line-list'];

/** Product by warehouse (`reportes/stock-productos`). */
export const stockReport = defineGridQuery(stockReportRow, {
  context: 'products',
  path: '/productos/listar',
  name: 'stock-report',
  accion: 'reportestock',
  access: { perfiles: STOCK_KEEPERS },
  summary: 'Stock por producto y bodega',
  reads: counted,
});

const units = z.number().int();

/** What the filtered report adds up to. */
export const stockReportTotals = defineQuery({
  ...base,
  name: 'stock-report-totals',
  accion: 'totalesreportestock',
  access: { perfiles: STOCK_KEEPERS },
  summary: 'Totales del reporte de stock con sus filtros',
  reads: [stockRow.projection, ...counted],
  scope: stockRow.scope,
  topic: stockRow.topic!,
  request: z.strictObject({ accion: z.literal('totalesreportestock'), ...totalsFields }),
  reply: z.object({
    ok: z.literal(true),
    fisico: units,
    comprometido: units,
    reservado: units,
    disponible: units,
    por_recibir: units,
    productos: units,
  }),
});

/** The same as a file, what is free coloured by the rule of document 3 §9. */
export const stockReportExport = defineQuery({
  ...base,
  name: 'stock-report-export',
  access: { perfiles: STOCK_KEEPERS, permiso: 'exportar' },
  summary: 'Reporte de stock en Excel',
  reads: [stockRow.projection, ...counted],
  scope: stockRow.scope,
  ...exportCall('exportacionreportestock'),
});

/** The report as of the last instant of a month, as a file; `mailMonthStock` sends it. */
export const monthStock = defineQuery({
  ...base,
  name: 'month-stock',
  accion: 'exportacionstockmes',
  access: MONTH_STOCK,
  summary: 'Stock al último instante de un mes, en Excel',
  reads: [stockRow.projection, ...counted],
  scope: stockRow.scope,
  request: z.strictObject({ accion: z.literal('exportacionstockmes'), ...monthFields }),
  reply: exportReply,
  file: 'xlsx',
});
