import { isRejection } from '@power/domain/kernel/rejection';
import { quotationOne } from '@power/domain/quotations/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(quotationOne, async ({ cotizacion }, context) => {
  const sheet = await sheetOf(context, cotizacion);
  return isRejection(sheet) ? sheet : { ok: true as const, cotizacion: sheet };
});
