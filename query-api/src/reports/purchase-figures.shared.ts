import { type PurchaseMeasure, purchasePivotFields } from '@power/domain/reports/purchase-figures.shared';
import type { Aggregate } from '@power/infra/platform/grid/pivot';
import { boughtColumns, boughtLines } from '../purchasing/purchase-grid.shared.ts';
import type { Report } from './handle-pivot.shared.ts';

const of = (field: string): string => boughtLines.columns.get(field)!.sql;

const aggregates: Readonly<Record<PurchaseMeasure, Aggregate>> = {
  unidades: { sum: 'cantidad' },
  unidades_oc: { sum: 'cantidad_oc' },
  recibido_porcentaje: { share: 'cantidad', of: 'cantidad_oc' },
  invoices: { distinct: 'invoice' },
  proveedores: { distinct: of('proveedor') },
  fob: { sum: of('fob_dolares') },
  fob_pesos: { sum: of('costo_fob_pesos') },
  costo: { sum: of('costo') },
  unitario: { mean: of('fob_dolares'), over: 'cantidad' },
};

/** The lines that were bought, as reports group them. */
export const purchaseReport: Report = {
  titulo: 'Reporte dinámico de compras',
  grid: boughtLines,
  measures: purchasePivotFields.measures,
  aggregates,
  filtered: boughtColumns,
};
