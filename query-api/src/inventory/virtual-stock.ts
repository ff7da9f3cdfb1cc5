import { virtualStock } from '@power/domain/inventory/views/warehouse-stock';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { stockOfWarehouses } from './warehouse-stock.shared.ts';

export default handleQuery(virtualStock, async (_request, { rows, user }) => ({
  ok: true as const,
  bodegas: await stockOfWarehouses(rows, 'virtual', user.permisos.margenes),
}));
