import { landedCostExport } from '@power/domain/purchasing/landed/views/queries';
import { shownLandedCostRow } from '@power/domain/purchasing/landed/views/landed-cost-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allLandedCosts } from './landed-cost-grid.shared.ts';

const columns = excelOf(shownLandedCostRow, [
  'number',
  'estado',
  'fecha',
  { field: 'proveedor', ancho: 40 },
  'ordenes_compra',
  'invoice',
  'moneda',
  'tipo_cambio',
  'lineas',
  'unidades',
  'fob_divisa',
  'cif_pesos',
  'ad_valorem_pesos',
  'gastos',
  'iva',
  'costo_estimado',
  'costo_real',
  'costo_diferencia',
  'complementos',
  'costo_complementos',
  'costo_final',
  'ajuste_vendido',
  'creado_por',
  'createdAt',
  'contabilizado_por',
  'contabilizado',
]);

export default handleQuery(
  landedCostExport,
  exportOf(landedCostExport, { titulo: 'Precios de entrega', grid: allLandedCosts, columns }),
);
