import { routeRow } from '@power/domain/dispatches/views/route-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Routes, the newest first. */
export const allRoutes = gridOf(routeRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
