import { quotationExport } from '@power/domain/quotations/views/grids';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allQuotations } from './quotation-grid.shared.ts';

const columns = excelOf(quotationRow, [
  'number',
  { field: 'estado', ancho: 25 },
  { field: 'cliente_nombre', ancho: 40 },
  'legalcode',
  'tipo_cliente',
  'ejecutivo_nombre',
  'referencia',
  'moneda',
  'transporte',
  'tipo_cambio',
  'lineas',
  'unidades',
  'por_validar',
  'total_moneda',
  'total_aereo',
  'total_maritimo',
  'neto',
  'iva',
  'total',
  'margen',
  'validez',
  'copia_de',
  'pedido',
  'version_guardada',
  'createdAt',
  'updatedAt',
]);

export default handleQuery(
  quotationExport,
  exportOf(quotationExport, { titulo: 'Cotizaciones', grid: allQuotations, columns }),
);
