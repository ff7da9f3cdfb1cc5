import type { orderExport, orderExportEjecutivo } from '@power/domain/orders/views/grids';
import type { ExportColumn } from '@power/infra/platform/export/columns';
import type { Grid } from '@power/infra/platform/grid/define';
import type { z } from 'zod';
import { allOrders, ordersToValidate, webOrders } from './order-grid.shared.ts';

/** Columns of the Excel file of orders. */
export const orderColumns: readonly ExportColumn[] = [
  { field: 'number', titulo: 'N° Pedido', tipo: 'numero' },
  { field: 'codigo_sap', titulo: 'Código SAP' },
  { field: 'estatus', titulo: 'Estado', ancho: 36 },
  { field: 'cliente_nombre', titulo: 'Cliente', ancho: 40 },
  { field: 'legalcode', titulo: 'RUT' },
  { field: 'tipo_cliente', titulo: 'Tipo de cliente' },
  { field: 'ejecutivo_nombre', titulo: 'Ejecutivo' },
  { field: 'tipo_entrega', titulo: 'Tipo de entrega' },
  { field: 'bodega_entrega', titulo: 'Bodega de entrega' },
  { field: 'condicion', titulo: 'Condición de pago' },
  { field: 'metodo', titulo: 'Método de pago' },
  { field: 'orden_compra', titulo: 'Orden de compra' },
  { field: 'cotizacion', titulo: 'Cotización', tipo: 'numero' },
  { field: 'lineas', titulo: 'Líneas', tipo: 'entero' },
  { field: 'unidades', titulo: 'Unidades', tipo: 'entero' },
  { field: 'pickeadas', titulo: 'Unidades pickeadas', tipo: 'entero' },
  { field: 'faltantes', titulo: 'Unidades faltantes', tipo: 'entero' },
  { field: 'neto', titulo: 'Neto', tipo: 'pesos' },
  { field: 'iva', titulo: 'IVA (19%)', tipo: 'pesos' },
  { field: 'total', titulo: 'Total', tipo: 'pesos' },
  { field: 'facturado', titulo: 'Facturado', tipo: 'si_no' },
  { field: 'neto_facturado', titulo: 'Neto facturado', tipo: 'pesos' },
  { field: 'total_facturado', titulo: 'Total facturado', tipo: 'pesos' },
  { field: 'facturado_at', titulo: 'Fecha de factura', tipo: 'instante' },
  { field: 'tipo_documento', titulo: 'Documento' },
  { field: 'folio', titulo: 'Folio', tipo: 'numero' },
  { field: 'entregado', titulo: 'Entregado', tipo: 'si_no' },
  { field: 'createdAt', titulo: 'Creado', tipo: 'instante' },
  { field: 'validado_at', titulo: 'Validado', tipo: 'instante' },
  { field: 'updatedAt', titulo: 'Última actualización', tipo: 'instante' },
];

const grids = { grid: allOrders, grid_web: webOrders, gridcobrador: ordersToValidate };

/** The grid that the screen shows is the one that is exported. */
export const exportedGrid = (
  request: z.output<typeof orderExport.request> | z.output<typeof orderExportEjecutivo.request>,
): Grid => grids[request.grilla];
