import { collectPayment } from '@power/domain/dispatches/collect-payment';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { unknownTerms } from '../kernel/payment-terms.ts';

export default provideFacts(
  collectPayment,
  async ({ metodo_pago }, services) =>
    (await unknownTerms(services, 'El cobro no se registró', { metodo_pago }, undefined)) ?? {},
);
