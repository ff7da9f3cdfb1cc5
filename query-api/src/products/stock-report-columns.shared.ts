import { stockReportRow } from '@power/domain/products/views/stock-report-row';
import { excelOf } from '@power/infra/platform/rows/excel';

/** Diferencia is what there is less what the ERP says: green over nought, red under it (document 3 §9, requirements §2). */
export const stockReportColumns = excelOf(stockReportRow, [
  'part_number',
  'codigo',
  'codigo_sap',
  { field: 'nombre', ancho: 60 },
  'marca',
  'bodega',
  'fisico',
  'comprometido',
  'reservado',
  'disponible',
  'fisico_erp',
  { field: 'diferencia', regla: 'diferencia' },
  'por_recibir',
  'llega',
  { field: 'updatedAt', ancho: 25 },
]);
