import { type SalesMeasure, salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import type { Principal } from '@power/domain/kernel/principal';
import type { GridViewer } from '@power/infra/platform/grid/define';
import type { Aggregate, Pivot } from '@power/infra/platform/grid/pivot';
import { billedLines } from '../finance/sales-grid.shared.ts';

const aggregates: Readonly<Record<SalesMeasure, Aggregate>> = {
  neto: { sum: 'neto' },
  total: { sum: 'total' },
  unidades: { sum: 'cantidad' },
  documentos: { distinct: "tipo_dte || '/' || folio" },
  clientes: { distinct: 'cliente_id' },
  costo: { sum: 'costo' },
  margen: { sum: 'margen' },
  // Of the lines whose cost is known.
  margen_porcentaje: { share: 'margen', of: 'CASE WHEN costo IS NOT NULL THEN neto END' },
};

/** The lines that were billed, as reports group them. */
export const salesFigures: Pivot = { grid: billedLines, measures: salesPivotFields.measures, aggregates };

/** Own lines alone for whoever sees own ones, and no filter may probe what they cost. */
export const viewerOf = (user: Principal): GridViewer => ({
  user,
  scope: billedLines.row.scope,
  costFields: billedLines.costFields,
});
