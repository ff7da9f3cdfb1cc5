import { defineQuery } from '../../kernel/query.ts';
import { exportCall, exportReply } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { RESERVERS } from '../guards.ts';
import { reservationGridRow } from './reservation-row.ts';

const list = { context: 'reservations', path: '/reservas/listar', access: { perfiles: RESERVERS } } as const;

/** *Listado de Reservas*. */
export const reservationGrid = defineGridQuery(reservationGridRow, {
  ...list,
  name: 'reservation-grid',
  summary: 'Grilla de reservas',
});

/** Reservations of the filtered grid as Excel. */
export const reservationExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'reservation-export',
  reads: [reservationGridRow.projection],
  scope: reservationGridRow.scope,
  reply: exportReply,
  file: 'xlsx',
  summary: 'Exporta a Excel las reservas filtradas',
});
