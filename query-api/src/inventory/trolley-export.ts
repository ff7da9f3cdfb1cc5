import { trolleyRow } from '@power/domain/inventory/views/trolley-row';
import { trolleyExport } from '@power/domain/inventory/views/trolley';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { trolleys } from './trolley-grid.shared.ts';

const columns = excelOf(trolleyRow, [
  'codigo',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  'bodega',
  'en_carro_de',
  'tomado_de',
  'cantidad',
  'tomado_at',
]);

export default handleQuery(
  trolleyExport,
  exportOf(trolleyExport, { titulo: 'Productos en carro', grid: trolleys, columns }),
);
