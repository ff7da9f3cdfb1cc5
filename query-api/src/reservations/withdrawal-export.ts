import { withdrawalExport } from '@power/domain/reservations/withdrawals/views/grids';
import { withdrawalRow } from '@power/domain/reservations/withdrawals/views/withdrawal-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allWithdrawals } from './withdrawal-grid.shared.ts';

const columns = excelOf(withdrawalRow, [
  'solicitud',
  'estado',
  { field: 'ubicacion_nombre', ancho: 36 },
  { field: 'cliente_nombre', ancho: 40 },
  'bodega',
  { field: 'productos', ancho: 50 },
  'unidades',
  { field: 'nota', ancho: 40 },
  'solicitado_por',
  'usuario',
  'recibe',
  'motivo',
  'createdAt',
  'updatedAt',
]);

export default handleQuery(
  withdrawalExport,
  exportOf(withdrawalExport, { titulo: 'Solicitudes de retiro', grid: allWithdrawals, columns }),
);
