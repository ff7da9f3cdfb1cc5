import { customerSellerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellersWhere } from './sellers-where.ts';

/** Of customers only who sells to them is told, to whoever may ask: nothing of the customer itself. */
export default handleQuery(customerSellerDropdown, async ({ cliente }, { rows }) =>
  sellersWhere(rows, (of) => {
    const sold = of
      .selectFrom('customer_list as c')
      .select('c._key')
      .whereRef('c.ejecutivo_id', '=', 'user_list._key')
      .where('c.activo', '=', true);
    return of.exists(cliente === undefined ? sold : sold.where('c._key', '=', cliente));
  }),
);
