import { type SalesMeasure, salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import type { Aggregate } from '@power/infra/platform/grid/pivot';
import { billedColumns, billedLines } from '../finance/sales-grid.shared.ts';
import type { Report } from './handle-pivot.shared.ts';

const aggregates: Readonly<Record<SalesMeasure, Aggregate>> = {
  neto: { sum: 'neto' },
  total: { sum: 'total' },
  unidades: { sum: 'cantidad' },
  documentos: { distinct: "tipo_dte || '/' || folio" },
  clientes: { distinct: 'cliente_id' },
  costo: { sum: 'costo' },
  ajuste_costo: { sum: 'ajuste_costo' },
  margen: { sum: 'margen' },
  // Of the lines whose cost is known.
  margen_porcentaje: { share: 'margen', of: 'CASE WHEN costo IS NOT NULL THEN neto END' },
};

/** The lines that were billed, as reports group them. */
export const salesReport: Report = {
  titulo: 'Reporte dinámico de ventas',
  grid: billedLines,
  keys: salesPivotFields.keys,
  measures: salesPivotFields.measures,
  aggregates,
  filtered: billedColumns,
};
