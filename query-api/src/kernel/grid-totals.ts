import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { type Pivot, type PivotRequest, runPivot } from '@power/infra/platform/grid/pivot';
import type { GridViewer } from '@power/infra/platform/grid/define';
import type { QueryContext } from '@power/infra/platform/queries/handler';

interface Totals<F extends string> {
  readonly grid: Pivot['grid'];
  readonly scope: GridViewer['scope'];
  /** Counts that everybody is told, in their order. */
  readonly figures: readonly F[];
  /** Pesos that are told to whoever has `margenes`, after the others. */
  readonly costs?: readonly string[];
  readonly aggregates: Pivot['aggregates'];
}

/** Handles a query for sums over all rows that a grid shows to this person under its filters, one figure each. */
export function gridTotals<F extends string>({ grid, scope, figures, costs = [], aggregates }: Totals<F>) {
  const totals: Pivot = {
    grid,
    measures: Object.fromEntries([
      ...figures.map((name) => [name, { label: name, kind: 'count' as const }]),
      ...costs.map((name) => [name, { label: name, kind: 'pesos' as const, cost: true }]),
    ]),
    aggregates,
  };
  return async (
    { filterModel, quickFilter }: Pick<PivotRequest, 'filterModel' | 'quickFilter'>,
    { db, user, asOf }: QueryContext & { readonly user: Principal },
  ): Promise<({ readonly ok: true } & Record<F, number>) | Rejection> => {
    const medidas = user.permisos.margenes ? [...figures, ...costs] : figures;
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
      { user, scope },
    );
    if (isRejection(found)) return found;
    const told = Object.fromEntries(medidas.map((name, n) => [name, Number(found[0]?.v[n] ?? 0)]));
    return { ok: true as const, ...(told as Record<F, number>) };
  };
}
