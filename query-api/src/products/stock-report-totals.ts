import { isRejection } from '@power/domain/kernel/rejection';
import { stockReportTotals } from '@power/domain/products/views/product-grids';
import { type Pivot, runPivot } from '@power/infra/platform/grid/pivot';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { porRecibir, reservado, stockByWarehouse } from './stock-report.shared.ts';

const FIGURES = ['fisico', 'comprometido', 'reservado', 'disponible', 'por_recibir', 'productos'] as const;
const totals: Pivot = {
  grid: stockByWarehouse,
  measures: Object.fromEntries(FIGURES.map((name) => [name, { label: name, kind: 'count' }])),
  aggregates: {
    fisico: { sum: 'fisico' },
    comprometido: { sum: 'comprometido' },
    reservado: { sum: reservado },
    disponible: { sum: 'disponible' },
    por_recibir: { sum: porRecibir },
    productos: { distinct: 'producto_id' },
  },
};

export default handleQuery(stockReportTotals, async ({ filterModel, quickFilter }, { db, user, asOf }) => {
  const found = await runPivot(
    db,
    totals,
    {
      filas: [],
      columnas: [],
      medidas: FIGURES,
      filterModel,
      ...(quickFilter !== undefined && { quickFilter }),
      ...(asOf !== undefined && { asOf }),
    },
    { user, scope: stockReportTotals.scope },
  );
  if (isRejection(found)) return found;
  const figures = Object.fromEntries(FIGURES.map((name, n) => [name, Number(found[0]?.v[n] ?? 0)]));
  return { ok: true as const, ...(figures as Record<(typeof FIGURES)[number], number>) };
});
