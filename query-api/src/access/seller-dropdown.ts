import { sellerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellersWhere } from './sellers-where.ts';

export default handleQuery(sellerDropdown, async (_, { rows }) =>
  sellersWhere(rows, (of) => of('perfil', '=', 'Ejecutivo de Ventas')),
);
