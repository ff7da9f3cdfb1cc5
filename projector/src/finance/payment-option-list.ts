import { PaymentOptionRegistered } from '@power/domain/finance/events';
import { PAYMENT_OPTION_LIST, type PaymentOptionRow } from '@power/domain/finance/views/payment-options';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

/** Payment conditions and methods behind the dropdowns. */
export default defineProjection<PaymentOptionRow>({
  name: PAYMENT_OPTION_LIST,
  version: 1,
  table: 'payment_option_list',
  columns: { _id: 'text', codigo: 'text', condicionPago: 'text', tipo: 'text', dias: 'json' },
  indexes: [['tipo', 'codigo']],
  rules: [
    rule(
      PaymentOptionRegistered,
      (d) => [d._id],
      (_, d) => d,
    ),
  ],
});
