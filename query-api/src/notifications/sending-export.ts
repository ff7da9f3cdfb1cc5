import { sendingExport } from '@power/domain/notifications/views/sending-queries';
import { sendingRow } from '@power/domain/notifications/views/sending-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allSendings } from './sending-grid.shared.ts';

const columns = excelOf(sendingRow, [
  '_id',
  'titulo',
  'tipo',
  'estado',
  'inicia',
  'personas',
  'entregadas',
  'rechazadas',
  'autor',
  'motivo',
  'createdAt',
]);

export default handleQuery(
  sendingExport,
  exportOf(sendingExport, { titulo: 'Notificaciones App', grid: allSendings, columns }),
);
