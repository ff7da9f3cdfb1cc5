import { opportunityGrid } from '@power/domain/forecast/views/grid';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

/** Newest first. */
export default handleGrid(
  opportunityGrid,
  gridOf(opportunityRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] }),
);
