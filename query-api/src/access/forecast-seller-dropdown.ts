import { forecastSellerDropdown } from '@power/domain/access/views/user-dropdowns';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sellersWhere } from './sellers-where.ts';

/** Whoever quotes owns opportunities (document 3 §6). */
export default handleQuery(forecastSellerDropdown, async (_, { rows }) =>
  sellersWhere(rows, (of) => of('perfil', 'in', ['Ejecutivo de Ventas', 'Brand Manager', 'Pre-Venta'])),
);
