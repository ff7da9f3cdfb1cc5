import { priceBatchRow } from '@power/domain/pricing/views/price-batch-row';
import { priceBatchGrid } from '@power/domain/pricing/views/pricing-queries';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(
  priceBatchGrid,
  gridOf(priceBatchRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] }),
);
