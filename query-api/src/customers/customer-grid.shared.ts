import { customerGridRow } from '@power/domain/customers/views/customer-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { paymentName } from '../kernel/payment-names.ts';

/** All customers by name; deactivated ones too. */
export const allCustomers = gridOf(customerGridRow, {
  computed: {
    comuna: "direcciones -> 0 ->> 'comuna'",
    region: "direcciones -> 0 ->> 'region'",
    condicion: paymentName('condicion', 'condicion_pago'),
  },
  defaultSort: [{ colId: 'nombre', sort: 'asc' }],
});
