import { changeQuotationClient } from '@power/domain/quotations/change-quotation-client';
import { customer } from '@power/domain/customers/customer';
import { quotation, waitsForType } from '@power/domain/quotations/quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';
import { quotedClient } from '../kernel/quoted-client.ts';

export default provideFacts(changeQuotationClient, async ({ cotizacion }, services) => {
  const { state } = await services.load(quotation, cotizacion);
  const staying = await mergedInto(services, state?.cliente._id ?? null);
  if (staying) return quotedClient(staying);
  const same = state && waitsForType(state) ? (await services.load(customer, state.cliente._id)).state : undefined;
  return same ? quotedClient(same) : null;
});
