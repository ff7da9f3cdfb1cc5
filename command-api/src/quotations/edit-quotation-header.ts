import { isRejection } from '@power/domain/kernel/rejection';
import { editQuotationHeader } from '@power/domain/quotations/edit-quotation-header';
import { quotation } from '@power/domain/quotations/quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { usedConditions } from '../kernel/service-conditions.ts';

const TITLE = 'La cotización no se guardó';

export default provideFacts(editQuotationHeader, async ({ id, cotizacion }, services) => {
  const { state } = await services.load(quotation, String(id));
  const unknown = await unknownTerms(services, TITLE, cotizacion, state);
  if (unknown) return unknown;
  const condiciones = await usedConditions(services, cotizacion.condiciones ?? [], TITLE);
  return isRejection(condiciones) ? condiciones : { condiciones };
});
