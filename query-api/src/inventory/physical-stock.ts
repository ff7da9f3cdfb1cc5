import { physicalStock } from '@power/domain/inventory/views/warehouse-stock';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { stockOfWarehouses } from './warehouse-stock.shared.ts';

export default handleQuery(physicalStock, async (_request, { rows, user }) => {
  const { margenes } = user.permisos;
  const bodegas = await stockOfWarehouses(rows, 'física', margenes);
  const sum = (of: (row: (typeof bodegas)[number]) => number): number =>
    bodegas.reduce((total, row) => total + of(row), 0);
  return {
    ok: true as const,
    bodegas,
    total: { unidades: sum((row) => row.unidades), ...(margenes && { valor: sum((row) => row.valor!) }) },
  };
});
