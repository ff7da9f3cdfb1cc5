import { PaymentOptionRegistered } from '@power/domain/finance/events';
import { paymentOptionRow } from '@power/domain/finance/views/payment-options';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** Payment conditions and methods behind the dropdowns. */
export default rowProjection(paymentOptionRow, {
  version: 1,
  indexes: [['tipo', 'codigo']],
  rules: [
    rule(
      PaymentOptionRegistered,
      (d) => [d._id],
      (_, d) => d,
    ),
  ],
});
