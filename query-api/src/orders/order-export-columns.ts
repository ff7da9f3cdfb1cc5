import type { orderExport, orderExportEjecutivo } from '@power/domain/orders/views/grids';
import { orderGridRow } from '@power/domain/orders/views/order-row';
import type { Grid } from '@power/infra/platform/grid/define';
import { excelOf } from '@power/infra/platform/rows/excel';
import type { z } from 'zod';
import { allOrders, ordersToValidate, webOrders } from './order-grid.shared.ts';

/** Columns of the Excel file of orders. */
export const orderColumns = excelOf(orderGridRow, [
  'number',
  'codigo_sap',
  { field: 'estatus', ancho: 36 },
  { field: 'cliente_nombre', ancho: 40 },
  'legalcode',
  'tipo_cliente',
  'ejecutivo_nombre',
  'tipo_entrega',
  'bodega_entrega',
  'condicion',
  'metodo',
  'orden_compra',
  'cotizacion',
  'lineas',
  'unidades',
  'pickeadas',
  'faltantes',
  'neto',
  'iva',
  'total',
  'facturado',
  'neto_facturado',
  'total_facturado',
  'facturado_at',
  'tipo_documento',
  'folio',
  'entregado',
  'createdAt',
  'validado_at',
  'updatedAt',
]);

const grids = { grid: allOrders, grid_web: webOrders, gridcobrador: ordersToValidate };

/** The grid that the screen shows is the one that is exported. */
export const exportedGrid = (
  request: z.output<typeof orderExport.request> | z.output<typeof orderExportEjecutivo.request>,
): Grid => grids[request.grilla];
