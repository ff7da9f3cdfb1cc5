import type { CallBase } from '../kernel/call.ts';
import { addStops } from './add-stops.ts';
import { cancelRoute } from './cancel-route.ts';
import { changeRoute } from './change-route.ts';
import { collectPayment } from './collect-payment.ts';
import { deliverPart } from './deliver-part.ts';
import { deliverStop } from './deliver-stop.ts';
import { departRoute } from './depart-route.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { loadStop } from './load-stop.ts';
import { orderStops } from './order-stops.ts';
import { planRoute } from './plan-route.ts';
import { rejectStop } from './reject-stop.ts';
import { removeStop } from './remove-stop.ts';
import { rescheduleStop } from './reschedule-stop.ts';
import { returnOrder } from './return-order.ts';
import { parcelPackingList, routePackingList } from './views/packing-lists.ts';
import { parcelCommands } from './parcels/parcels.ts';
import { routableGrid, routeExport, routeGrid, stopGrid, stopGridCobrador } from './views/grids.ts';

export const dispatchesContract: readonly CallBase[] = [
  dispatchOrder,
  returnOrder,
  deliverPart,
  planRoute,
  changeRoute,
  addStops,
  removeStop,
  orderStops,
  loadStop,
  departRoute,
  deliverStop,
  rejectStop,
  rescheduleStop,
  collectPayment,
  cancelRoute,
  routableGrid,
  routeGrid,
  routeExport,
  stopGrid,
  stopGridCobrador,
  parcelPackingList,
  routePackingList,
  ...parcelCommands,
];
