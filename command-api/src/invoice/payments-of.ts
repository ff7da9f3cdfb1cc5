import type { PaidFacts } from '@power/domain/invoice/paid-invoice';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** What was paid of an invoice, from the log. */
export const paymentsOf = async (invoice: string | number, services: CommandServices): Promise<PaidFacts> => ({
  pagos: (await services.load(settlement, paidDocument('Proveedor', invoice))).state,
});
