import { shownLandedCostRow } from '@power/domain/purchasing/landed/views/landed-cost-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Landed costs, the newest first. */
export const allLandedCosts = gridOf(shownLandedCostRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
