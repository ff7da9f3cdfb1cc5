import { isRejection } from '@power/domain/kernel/rejection';
import { monthEnd } from '@power/domain/products/month-end.shared';
import { monthStock } from '@power/domain/products/views/product-grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import stockFile from './stock-report-export.ts';

/** The report of stock, as it is exported, at the end of a month. */
export default handleQuery(monthStock, async ({ mes, year }, context) => {
  const asOf = monthEnd({ mes, year }, context.now);
  if (isRejection(asOf)) return asOf;
  return stockFile.handle({ accion: 'exportacionreportestock', filterModel: {}, sortModel: [] } as never, {
    ...context,
    asOf,
  }) as never;
});
