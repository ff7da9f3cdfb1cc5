import { agingTotals } from '@power/domain/inventory/views/aging';
import { isRejection } from '@power/domain/kernel/rejection';
import { type Pivot, runPivot } from '@power/infra/platform/grid/pivot';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { aging } from './aging.shared.ts';

const UNITS = ['productos', 'stock_actual', 'tramo_3', 'tramo_6', 'tramo_12', 'tramo_mas'] as const;
const COSTS = ['valor_stock', 'valor_mas'] as const;
const sqlOf = (field: string): string => aging.columns.get(field)?.sql ?? field;
const totals: Pivot = {
  grid: aging,
  measures: Object.fromEntries([
    ...UNITS.map((name) => [name, { label: name, kind: 'count' as const }]),
    ...COSTS.map((name) => [name, { label: name, kind: 'pesos' as const, cost: true }]),
  ]),
  aggregates: Object.fromEntries(
    [...UNITS, ...COSTS].map((name) => [name, name === 'productos' ? { distinct: '_id' } : { sum: sqlOf(name) }]),
  ),
};

export default handleQuery(agingTotals, async ({ filterModel, quickFilter }, { db, user, asOf }) => {
  const medidas = user.permisos.margenes ? [...UNITS, ...COSTS] : UNITS;
  const found = await runPivot(
    db,
    totals,
    {
      filas: [],
      columnas: [],
      medidas,
      filterModel,
      ...(quickFilter !== undefined && { quickFilter }),
      ...(asOf !== undefined && { asOf }),
    },
    { user, scope: agingTotals.scope },
  );
  if (isRejection(found)) return found;
  const figures = Object.fromEntries(medidas.map((name, n) => [name, Number(found[0]?.v[n] ?? 0)]));
  return { ok: true as const, ...(figures as Record<(typeof UNITS)[number], number>) };
});
