import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { ORDER_STAFF } from '../../orders/views/grids.ts';
import { orderGridRow } from '../../orders/views/order-row.ts';
import { ROUTE_KEEPERS, ROUTE_READERS } from '../guards.ts';
import { routeRow } from './route-row.ts';
import { stopRow } from './stop-row.ts';

const list = { context: 'dispatches', path: '/despachos/listar' } as const;

/** *Despachos*: orders that wait for a route; those of couriers leave by themselves. */
export const routableGrid = defineGridQuery(orderGridRow, {
  ...list,
  name: 'routable-grid',
  accion: 'pendientes',
  reads: ['finance/payment-option-list', 'customers/customer-list'],
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Pedidos pendientes de despacho que todavía no van en ninguno',
});

/** *Listado de Despachos*. */
export const routeGrid = defineGridQuery(routeRow, {
  ...list,
  name: 'route-grid',
  access: { perfiles: ROUTE_READERS },
  summary: 'Grilla de despachos',
});

/** Stops, each to whoever sold its order, and all of them to those who drive or collect. */
export const stopGrid = defineGridQuery(stopRow, {
  ...list,
  name: 'stop-grid',
  accion: 'paradas',
  access: { perfiles: ORDER_STAFF },
  summary: 'Grilla de paradas de los despachos',
});

/** *Despachos* of the collector: stops on the road, or delivered, whose money is still to be collected. */
export const stopGridCobrador = defineGridQuery(stopRow, {
  ...list,
  name: 'stop-grid-cobrador',
  accion: 'gridcobrador',
  access: { perfiles: ROUTE_READERS },
  summary: 'Grilla de paradas por cobrar',
});

/** Routes of the filtered grid as Excel. */
export const routeExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'route-export',
  access: { perfiles: ROUTE_READERS, permiso: 'exportar' },
  summary: 'Exporta a Excel los despachos filtrados',
  reads: [routeRow.projection],
  scope: routeRow.scope,
});
