import { customerSellerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { inScope } from '@power/infra/platform/sql/reader';
import { sellersWhere } from './sellers-where.ts';

/** Who sells to the customers that the person may see: of others not even that they have a seller is told. */
export default handleQuery(customerSellerDropdown, async ({ cliente }, { rows, user }) =>
  sellersWhere(rows, (of) => {
    const sold = of
      .selectFrom('customer_list')
      .select('customer_list._key')
      .whereRef('customer_list.ejecutivo_id', '=', 'user_list._key')
      .where('customer_list.activo', '=', true)
      .where(() => inScope('customer_list', user));
    return of.exists(cliente === undefined ? sold : sold.where('customer_list._key', '=', cliente));
  }),
);
