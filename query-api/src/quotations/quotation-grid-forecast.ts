import { isRejection } from '@power/domain/kernel/rejection';
import { quotationGridForecast } from '@power/domain/quotations/views/grids';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { allQuotations } from './quotation-grid.shared.ts';

const read = gridReader(quotationGridForecast, allQuotations);

export default handleQuery(quotationGridForecast, async (request, context) => {
  const page = await read(context, request);
  if (isRejection(page)) return page;
  const { startRow, sortModel, filterModel, quickFilter } = request;
  const pristine =
    startRow === 0 && sortModel.length === 0 && Object.keys(filterModel).length === 0 && !quickFilter?.trim();
  return { ...page, pristine };
});
