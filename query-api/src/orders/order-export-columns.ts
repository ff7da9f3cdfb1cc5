import type { orderExport, orderExportEjecutivo } from '@power/domain/orders/views/grids';
import { orderGridRow, orderWebRow } from '@power/domain/orders/views/order-row';
import type { ExportColumn } from '@power/infra/platform/export/columns';
import type { Grid } from '@power/infra/platform/grid/define';
import { excelOf } from '@power/infra/platform/rows/excel';
import type { z } from 'zod';
import { allOrders, ordersToValidate, webOrders } from './order-grid.shared.ts';

type Request = z.output<typeof orderExport.request> | z.output<typeof orderExportEjecutivo.request>;

const orderColumns = excelOf(orderGridRow, [
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
  'acreditado',
  'facturado_at',
  'tipo_documento',
  'folio',
  'entregado',
  'createdAt',
  'validado_at',
  'updatedAt',
]);

const paymentColumns = excelOf(orderWebRow, [
  'pago',
  { field: 'puntosUtilizados', titulo: 'Pesos Mobile' },
  'monto_wp',
  'autorizacion_wp',
  'fecha_wp',
  'tarjeta_wp',
  'dinero_por_devolver',
  'dinero_devuelto',
  'enlace_vence',
]);

const grids = { grid: allOrders, grid_web: webOrders, gridcobrador: ordersToValidate };

/** The grid that the screen shows is the one that is exported. */
export const exportedGrid = ({ grilla }: Request): Grid => grids[grilla];

/** Columns of the Excel file of orders; those of the web say besides how they were paid. */
export const exportedColumns = ({ grilla }: Request): readonly ExportColumn[] =>
  grilla === 'grid_web' ? [...orderColumns, ...paymentColumns] : orderColumns;
