import { movementExport } from '@power/domain/inventory/views/movements';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { movementColumns, movements } from './movements.shared.ts';

export default handleQuery(
  movementExport,
  exportOf(movementExport, { titulo: 'Movimiento de stock', grid: movements, columns: movementColumns }),
);
