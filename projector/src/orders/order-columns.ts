import type { OrderRow } from '@power/domain/orders/views/order-row';
import type { ColumnType } from '@power/infra/projection/define';

/** Table of `orders/order-list`. */
export const orderColumns: Readonly<Record<keyof OrderRow, ColumnType>> = {
  _id: 'text', number: 'integer', codigo_sap: 'text', estatus: 'text', cliente_id: 'text', cliente_nombre: 'text', legalcode: 'text', tipo_cliente: 'text',
  cliente_sap: 'text', ejecutivo_id: 'text', ejecutivo_nombre: 'text', tipo_entrega: 'text', bodega_entrega: 'text', condicion_pago: 'text', metodo_pago: 'text',
  neto: 'bigint', iva: 'bigint', total: 'bigint', facturado: 'boolean', entregado: 'boolean', folio: 'bigint', tipo_dte: 'integer', cotizacion: 'integer',
  orden_compra: 'text', puntosUtilizados: 'bigint', datos_wp: 'json', web: 'boolean', marcas: 'json', lineas: 'integer', unidades: 'integer', pickeadas: 'integer',
  con_faltantes: 'boolean', picking_usuario_id: 'text', picking_usuario: 'text', picking_pausado: 'boolean', comentarios: 'integer', createdAt: 'instant',
  updatedAt: 'instant', validado_at: 'instant', estatus_at: 'instant', version: 'integer',
};
