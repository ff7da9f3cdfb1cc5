import { brandManagerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellersWhere } from './sellers-where.ts';

export default handleQuery(brandManagerDropdown, async (_, { rows }) =>
  sellersWhere(rows, (of) => of('perfil', '=', 'Brand Manager')),
);
