import { endOfMonth } from '@power/domain/kernel/dates';
import { reject } from '@power/domain/kernel/rejection';
import { monthStock } from '@power/domain/products/views/product-grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import stockFile from './stock-report-export.ts';

/** The report of stock, as it is exported, at the end of a month. */
export default handleQuery(monthStock, async ({ mes, year }, context) => {
  const asOf = endOfMonth(Number(year), Number(mes));
  if (asOf > context.now)
    return reject(
      'MES_SIN_TERMINAR',
      'El mes todavía no termina',
      'El stock de un mes es el de su último instante. Elige un mes que ya terminó.',
    );
  return stockFile.handle({ accion: 'exportacionreportestock', filterModel: {}, sortModel: [] } as never, {
    ...context,
    asOf,
  }) as never;
});
