import { isRejection } from '@power/domain/kernel/rejection';
import { quotationGridForecast } from '@power/domain/quotations/views/grids';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { allQuotations } from './quotation-grid.shared.ts';

export default handleQuery(quotationGridForecast, async (request, { db, user }) => {
  const { scope, costFields } = quotationGridForecast;
  const page = await runGrid(db, allQuotations, request, { user, scope, ...(costFields && { costFields }) });
  if (isRejection(page)) return page;
  const { startRow, sortModel, filterModel, quickFilter } = request;
  const pristine =
    startRow === 0 && sortModel.length === 0 && Object.keys(filterModel).length === 0 && !quickFilter?.trim();
  return { ...page, pristine };
});
