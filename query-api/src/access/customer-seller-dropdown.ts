import { customerSellerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellersWhere } from './sellers-where.ts';

export default handleQuery(customerSellerDropdown, async ({ cliente }, { db }) =>
  sellersWhere(
    db,
    'EXISTS (SELECT 1 FROM customer_list c WHERE c.ejecutivo_id = u._key AND c.activo AND ($1::text IS NULL OR c._key = $1))',
    [cliente ?? null],
  ),
);
