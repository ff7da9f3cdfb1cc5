import { sapSellerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellersWhere } from './sellers-where.ts';

export default handleQuery(sapSellerDropdown, async (_, { rows }) =>
  sellersWhere(rows, (of) => of('codigo_sap', '<>', '')),
);
