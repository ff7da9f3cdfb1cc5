import {
  ALL_FLAGS,
  DASHBOARD_PERFILES,
  type DashboardFlag,
  operationalDashboard,
  PUBLIC_FLAGS,
} from '@power/domain/dashboards/views/operational';
import type { Principal } from '@power/domain/kernel/principal';
import { dayOf } from '@power/domain/kernel/dates';
import { noteGrids } from '@power/domain/inventory/notes/views/grids';
import { trolleyGrid } from '@power/domain/inventory/views/trolley';
import { mayCall } from '@power/domain/kernel/call';
import { reject } from '@power/domain/kernel/rejection';
import { purchaseOrderCount } from '@power/domain/purchasing/views/purchase-order-count';
import { unauthenticated, unauthorised } from '@power/infra/platform/http/refusals';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { stockOfWarehouses } from '../inventory/warehouse-stock.shared.ts';
import { bestSellers } from './best-sellers.ts';
import { deliveredToday, leavingByRoute } from './dispatch-blocks.ts';
import { atTheDoor, occupancy, routesNow } from './door-blocks.ts';
import { importOrdersByState, latestImportOrders, receivedSince30 } from './import-blocks.ts';
import { inRoom, pendingOrders, pickingInProgress } from './order-blocks.ts';
import type { Listed } from './orders-now.ts';
import { ordersByDay } from './orders-by-day.ts';
import { ordersByStatus } from './orders-by-status.ts';
import { expiredReservations, waitingReservations } from './reservation-blocks.ts';
import { notesSince30, receiving, trolleys } from './warehouse-blocks.ts';
import { productsWithoutBarcode, productsWithoutPlace, productsWithoutUnit } from './products-without-barcode.ts';

interface Asked {
  readonly rows: Reader;
  readonly user: Principal | undefined;
  readonly forShowroom: boolean;
  readonly now: string;
}
type Block<T> = (asked: Asked) => Promise<T>;

/** Blocks that list orders or reservations: their figure is the number of all of them. */
const LISTS: Partial<Record<DashboardFlag, Block<Listed<unknown>>>> = {
  pickingTiempoReal: ({ rows, user, forShowroom }) => pickingInProgress(rows, user, forShowroom),
  pedidosPendientes: ({ rows, user }) => pendingOrders(rows, user),
  entregadoSala: ({ rows, user }) => inRoom(rows, user),
  despachoTiempoReal: ({ rows, user }) => leavingByRoute(rows, user),
  entregasTiempoReal: ({ rows, user, now }) => deliveredToday(rows, user, now),
  carritoConProductos: ({ rows }) => trolleys(rows),
  entradasSinDocumento30: ({ rows, now }) => notesSince30(rows, 'entrynote_list', now),
  salidasSinDocumento30: ({ rows, now }) => notesSince30(rows, 'issuenote_list', now),
  recepcionTiempoReal: ({ rows }) => receiving(rows),
  ordenesCompraImportacion5: ({ rows }) => latestImportOrders(rows),
  ordenesCompraRecibidas30: ({ rows, now }) => receivedSince30(rows, now),
  reservasPendientes: ({ rows, user }) => waitingReservations(rows, user, 'Pendiente'),
  reservasTiempoReal: ({ rows, user }) => waitingReservations(rows, user, 'En Proceso'),
  reservasCaducadas: ({ rows, user, now }) => expiredReservations(rows, user, dayOf(now)),
  recepcionBodega: ({ rows, user, now }) => atTheDoor(rows, user, dayOf(now)),
  rutasBodega: ({ rows, user, now }) => routesNow(rows, user, now),
  ocupacionBodega: ({ rows, user }) => occupancy(rows, user),
};
/** Blocks of lists that not everybody of the dashboard may read: whoever may not is told so. */
const ASKS: Partial<Record<DashboardFlag, Parameters<typeof mayCall>[0]>> = {
  carritoConProductos: trolleyGrid.access,
  entradasSinDocumento30: noteGrids.entrada.grid.access,
  salidasSinDocumento30: noteGrids.salida.grid.access,
  recepcionTiempoReal: purchaseOrderCount.access,
  ordenesCompraImportacion5: purchaseOrderCount.access,
  ordenesCompraRecibidas30: purchaseOrderCount.access,
  ordenesCompraPorEstatus30: purchaseOrderCount.access,
};
const OTHERS: Partial<Record<DashboardFlag, Block<unknown>>> = {
  pedidosUltimos30: ({ rows, user, now }) => ordersByDay(rows, user, now),
  pedidosPorEstatus30: ({ rows, user, now }) => ordersByStatus(rows, user, now),
  productoMasVendido: ({ rows, now }) => bestSellers(rows, now),
  productosSinUbicacionPreferida: ({ rows }) => productsWithoutPlace(rows),
  productosSinCodigoBarra: ({ rows }) => productsWithoutBarcode(rows),
  productosSinDatosBodega: ({ rows }) => productsWithoutUnit(rows),
  ordenesCompraPorEstatus30: ({ rows, now }) => importOrdersByState(rows, now),
  stockBodegaVirtual: ({ rows, user }) => stockOfWarehouses(rows, 'virtual', user?.permisos.margenes === true),
  stockBodegaFisica: ({ rows, user }) => stockOfWarehouses(rows, 'física', user?.permisos.margenes === true),
};

export default handleQuery(operationalDashboard, async (request, { rows, user, now }) => {
  const chosen = ALL_FLAGS.filter((flag) => request[flag]);
  const viewer = user as Principal | undefined;
  if (chosen.some((flag) => !PUBLIC_FLAGS.includes(flag))) {
    if (!viewer) throw unauthenticated('SIN_SESION');
    if (!DASHBOARD_PERFILES.includes(viewer.perfil)) throw unauthorised();
  }
  if (
    chosen.some((flag) => {
      const access = ASKS[flag];
      return access !== undefined && !mayCall(access, viewer);
    })
  )
    return reject('SIN_PERMISO', 'Sin permiso', 'Tu perfil no ve los datos de ese bloque.');
  // Whoever asks what lies ready in the showroom is the showroom's board.
  const asked = { rows, user: viewer, now, forShowroom: request.entregadoSala === true };
  const loaded = await Promise.all(
    chosen.map(async (flag) => {
      const listed = await LISTS[flag]?.(asked);
      return listed ? ([flag, listed.rows, listed.total] as const) : ([flag, await OTHERS[flag]!(asked)] as const);
    }),
  );
  // In the order of the blocks, whichever answered first: two replies about the same are the same.
  const totales = Object.fromEntries(loaded.flatMap(([flag, , total]) => (total === undefined ? [] : [[flag, total]])));
  return {
    ahora: now,
    ...Object.fromEntries(loaded.map(([flag, rows]) => [flag, rows])),
    ...(Object.keys(totales).length > 0 && { totales }),
  };
});
