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
import type pg from 'pg';
import { bestSellers } from './best-sellers.ts';
import { deliveredToday, leavingByRoute } from './dispatch-blocks.ts';
import { inRoom, pendingOrders, pickingInProgress } from './order-blocks.ts';
import { ordersByDay } from './orders-by-day.ts';
import { ordersByStatus } from './orders-by-status.ts';
import { productsWithoutBarcode } from './products-without-barcode.ts';

type Block = (db: pg.Pool, user: Principal | undefined, forShowroom: boolean) => Promise<unknown>;

/** Blocks whose context exists; the others answer NO_DISPONIBLE until theirs does. */
const BLOCKS: Partial<Record<DashboardFlag, Block>> = {
  pickingTiempoReal: pickingInProgress,
  pedidosPendientes: pendingOrders,
  entregadoSala: inRoom,
  pedidosUltimos30: ordersByDay,
  pedidosPorEstatus30: ordersByStatus,
  productoMasVendido: bestSellers,
  productosSinCodigoBarra: productsWithoutBarcode,
  despachoTiempoReal: leavingByRoute,
  entregasTiempoReal: deliveredToday,
};

export default handleQuery(operationalDashboard, async (request, { db, user, now }) => {
  const chosen = DASHBOARD_FLAGS.filter((flag) => request[flag]);
  const viewer = user as Principal | undefined;
  if (chosen.some((flag) => !PUBLIC_FLAGS.includes(flag))) {
    if (!viewer) throw unauthenticated('SIN_SESION');
    if (!DASHBOARD_PERFILES.includes(viewer.perfil)) throw unauthorised();
  }
  const missing = chosen.find((flag) => !BLOCKS[flag]);
  if (missing) return notAvailable(`El bloque ${missing}`);
  // Whoever asks what lies ready in the showroom is the showroom's board.
  const blocks = await Promise.all(
    chosen.map(async (flag) => [flag, await BLOCKS[flag]!(db, viewer, request.entregadoSala === true)] as const),
  );
  return { ahora: now, ...Object.fromEntries(blocks) };
});
