import { z } from 'zod';
import { exportReply, exportRequest } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { GOODS_HANDLERS, type Perfil, SELLERS } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { ORDER_LIST, orderGridRow, orderScope, ORDERS_TOPIC, orderToValidateRow, orderWebRow } from './order-row.ts';

const grid = {
  context: 'orders',
  path: '/pedido_ventas/listar',
  reads: ['finance/payment-option-list', 'finance/payment-list', 'finance/refund-list', 'customers/customer-list'],
};
const file = { ...grid, reads: [ORDER_LIST, ...grid.reads], scope: orderScope, topic: ORDERS_TOPIC };

/** People of the house who see orders: what was said and seen while validating is not for customers. */
export const ORDER_STAFF: readonly Perfil[] = [
  ...new Set([...GOODS_HANDLERS, ...SELLERS, 'Finanzas' as const, 'Cobrador' as const]),
];

/** Who sees order grids at all; which rows, the scope says. */
export const ORDER_READERS: readonly Perfil[] = [...ORDER_STAFF, 'Reseller', 'Cliente'];

/** *Pedidos globales*. */
export const orderGrid = defineGridQuery(orderGridRow, {
  ...grid,
  name: 'order-grid',
  access: { perfiles: ORDER_READERS },
  summary: 'Grilla de pedidos',
});

/** *Pedidos web*: orders that came from the web or the app. */
export const orderGridWeb = defineGridQuery(orderWebRow, {
  ...grid,
  name: 'order-grid-web',
  accion: 'grid_web',
  access: { perfiles: ['Administrador', 'Brand Manager'] },
  summary: 'Grilla de pedidos web',
});

/** *Pedidos cobrador*: the queue awaiting administrative validation. */
export const orderGridCobrador = defineGridQuery(orderToValidateRow, {
  ...grid,
  name: 'order-grid-cobrador',
  accion: 'gridcobrador',
  access: { perfiles: ['Administrador', 'Cobrador'] },
  summary: 'Grilla de pedidos pendientes de validación administrativa',
});

const filters = (accion: string) =>
  exportRequest(accion).extend({
    /** Which grid is exported, so that the file holds what the screen shows. */
    grilla: z.enum(['grid', 'grid_web', 'gridcobrador']).default('grid'),
  });

/** All orders of the filtered grid; needs the flag `exportar` (requirements §0.3). */
export const orderExport = defineQuery({
  ...file,
  name: 'order-export',
  accion: 'exportacion',
  access: { perfiles: ORDER_READERS, permiso: 'exportar' },
  summary: 'Exporta a Excel los pedidos filtrados',
  request: filters('exportacion'),
  reply: exportReply,
  file: 'xlsx',
});

/** Orders that the person sold: no flag, but never anybody else's rows, whoever asks (requirements §0.3). */
export const orderExportEjecutivo = defineQuery({
  ...file,
  name: 'order-export-ejecutivo',
  accion: 'exportacionejecutivo',
  access: { perfiles: SELLERS },
  scope: { propio: 'ejecutivo_id' },
  summary: 'Exporta a Excel los pedidos propios',
  request: filters('exportacionejecutivo'),
  reply: exportReply,
  file: 'xlsx',
});
