import { invoiceEntry } from '@power/domain/settings/views/invoice-entry';
import { invoiceEntryOf } from '@power/infra/platform/access/code-gate';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(invoiceEntry, async (_request, { user, today, now }) => {
  const hasta = await invoiceEntryOf(today)(user, now);
  return { ok: true as const, acceso: hasta !== undefined, ...(hasta !== undefined && { hasta }) };
});
