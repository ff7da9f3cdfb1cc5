import {
  DASHBOARD_FLAGS,
  DASHBOARD_PERFILES,
  type DashboardFlag,
  operationalDashboard,
  PUBLIC_FLAGS,
} from '@power/domain/dashboards/views/operational';
import type { Principal } from '@power/domain/kernel/principal';
import { notAvailable } from '@power/domain/kernel/rejection';
import { unauthenticated, unauthorised } from '@power/infra/platform/http/refusals';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { bestSellers } from './best-sellers.ts';
import { deliveredToday, leavingByRoute } from './dispatch-blocks.ts';
import { inRoom, pendingOrders, pickingInProgress } from './order-blocks.ts';
import type { Listed } from './orders-now.ts';
import { ordersByDay } from './orders-by-day.ts';
import { ordersByStatus } from './orders-by-status.ts';
import { productsWithoutBarcode } from './products-without-barcode.ts';

type Block<T> = (rows: Reader, user: Principal | undefined, forShowroom: boolean, db: pg.Pool) => Promise<T>;

/** Blocks that list orders: their figure is the number of all of them. */
const LISTS: Partial<Record<DashboardFlag, Block<Listed<unknown>>>> = {
  pickingTiempoReal: pickingInProgress,
  pedidosPendientes: pendingOrders,
  entregadoSala: inRoom,
  despachoTiempoReal: leavingByRoute,
  entregasTiempoReal: deliveredToday,
};
const OTHERS: Partial<Record<DashboardFlag, Block<unknown>>> = {
  pedidosUltimos30: ordersByDay,
  pedidosPorEstatus30: ordersByStatus,
  productoMasVendido: bestSellers,
  productosSinCodigoBarra: (_rows, user, _forShowroom, db) => productsWithoutBarcode(db, user),
};

export default handleQuery(operationalDashboard, async (request, { db, rows, user, now }) => {
  const chosen = DASHBOARD_FLAGS.filter((flag) => request[flag]);
  const viewer = user as Principal | undefined;
  if (chosen.some((flag) => !PUBLIC_FLAGS.includes(flag))) {
    if (!viewer) throw unauthenticated('SIN_SESION');
    if (!DASHBOARD_PERFILES.includes(viewer.perfil)) throw unauthorised();
  }
  // A block whose context does not exist yet says so.
  const missing = chosen.find((flag) => !LISTS[flag] && !OTHERS[flag]);
  if (missing) return notAvailable(`El bloque ${missing}`);
  const blocks: Record<string, unknown> = {};
  const totales: Record<string, number> = {};
  const load = async (flag: DashboardFlag): Promise<void> => {
    // Whoever asks what lies ready in the showroom is the showroom's board.
    const listed = await LISTS[flag]?.(rows, viewer, request.entregadoSala === true, db);
    if (listed) totales[flag] = listed.total;
    blocks[flag] = listed?.rows ?? (await OTHERS[flag]!(rows, viewer, false, db));
  };
  await Promise.all(chosen.map(load));
  return { ahora: now, ...blocks, ...(Object.keys(totales).length > 0 && { totales }) };
});
