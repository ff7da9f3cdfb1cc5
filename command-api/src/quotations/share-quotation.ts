import { quotation } from '@power/domain/quotations/quotation';
import { shareQuotation } from '@power/domain/quotations/share-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { linkFacts, quotationAddress } from '../kernel/quotation-link.ts';

/** The address is in the reply alone, made again for whoever may see the quotation. */
export default provideFacts(shareQuotation, ({ cotizacion }, services) => linkFacts(cotizacion, services), {
  finish: async (_, { cotizacion }, services) => {
    const { state } = await services.load(quotation, String(cotizacion));
    return { enlace: quotationAddress(cotizacion, state!.enlace?.semilla ?? services.commandId) };
  },
});
