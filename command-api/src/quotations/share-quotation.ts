import { shareQuotation } from '@power/domain/quotations/share-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { quotationAddress, quotationToken } from '../kernel/quotation-link.ts';

/** The address is in the reply alone, made again for whoever may see the quotation. */
export default provideFacts(
  shareQuotation,
  async ({ cotizacion }, { commandId }) => ({ token_hash: quotationToken(cotizacion, commandId).token_hash }),
  { finish: async (_, { cotizacion }, services) => ({ enlace: await quotationAddress(services, cotizacion) }) },
);
