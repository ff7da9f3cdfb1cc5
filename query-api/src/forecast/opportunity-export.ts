import { opportunityExport } from '@power/domain/forecast/views/grid';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allOpportunities } from './opportunity-grid.shared.ts';

const columns = excelOf(opportunityRow, [
  'number',
  'cotizacion',
  'cotizacion_estado',
  'etapa',
  'porcentaje',
  { field: 'cliente_nombre', ancho: 40 },
  'usuario_nombre',
  'monto_total',
  'monto_asegurado',
  'monto_facturado',
  'facturado_at',
  'por_facturar',
  { field: 'next_step', ancho: 40 },
  'fechaAccion',
  { field: 'comentario', ancho: 40 },
  'year_cierre',
  'mes_cierre',
  'perdida',
  'pedido',
  'marcas',
  'seguimientos',
  'createdAt',
  'updatedAt',
]);

export default handleQuery(
  opportunityExport,
  exportOf(opportunityExport, { titulo: 'Oportunidades', grid: allOpportunities, columns }),
);
