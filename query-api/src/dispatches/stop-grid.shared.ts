import { stopRow } from '@power/domain/dispatches/views/stop-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Stops, those planned last first. */
export const allStops = gridOf(stopRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] });
/** What is still to be collected, the oldest first. */
export const stopsToCollect = gridOf(stopRow, {
  where: "por_cobrar > 0 AND estado_despacho IN ('En Ruta', 'Cerrado')",
  defaultSort: [{ colId: 'createdAt', sort: 'asc' }],
});
