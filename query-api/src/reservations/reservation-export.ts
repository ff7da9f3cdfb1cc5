import { reservationExport } from '@power/domain/reservations/views/grids';
import { reservationGridRow } from '@power/domain/reservations/views/reservation-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allReservations } from './reservation-grid.shared.ts';

const columns = excelOf(reservationGridRow, [
  'number',
  'estado',
  { field: 'cliente_nombre', ancho: 40 },
  'ejecutivo_nombre',
  'tipo',
  'ubicacion_nombre',
  'bodega',
  'vence',
  'dias',
  'cotizacion',
  'pedido',
  { field: 'motivo', ancho: 40 },
  'lineas',
  'unidades',
  'retenida',
  'usuario',
  'creado_por',
  'createdAt',
  'updatedAt',
]);

export default handleQuery(
  reservationExport,
  exportOf(reservationExport, { titulo: 'Listado de Reservas', grid: allReservations, columns }),
);
