import type { EventContext } from '@power/domain/kernel/event';
import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import * as events from '@power/domain/reservations/events';
import { type LineaReserva, pendiente } from '@power/domain/reservations/parts';
import { type ReservationRow, reservationRow } from '@power/domain/reservations/views/reservation-row';
import { announce, type Announcement, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { boards } from '../kernel/board-frames.ts';

const key = ({ reserva }: { readonly reserva: { readonly _id: string } }): string[] => [reserva._id];
const ofReservation = attachedTo('reservation');
const units = (lineas: readonly LineaReserva[]): number => lineas.reduce((sum, line) => sum + pendiente(line), 0);
const touch = (row: ReservationRow | undefined, c: EventContext, changed: Partial<ReservationRow> = {}) =>
  row && {
    ...row,
    ...changed,
    updatedAt: c.at,
    version: c.version,
    ...(changed.estado !== undefined && changed.estado !== row.estado && { estatus_at: c.at }),
  };

const anywhere = () => boards('reservasPendientes', 'reservasTiempoReal', 'reservasCaducadas');

export const reservationFrames: readonly Announcement[] = [
  announce(events.ReservationCreated, () => boards('reservasPendientes')),
  announce(events.ReservationTaken, () => boards('reservasPendientes', 'reservasTiempoReal')),
  announce(events.ReservationPrepared, () => boards('reservasTiempoReal')),
  announce(events.ReservationExtended, anywhere),
  announce(events.ReservationReleased, anywhere),
  announce(events.ReservationConverted, anywhere),
  announce(events.ReservationExpired, anywhere),
  announce(events.ReservationWithdrawn, anywhere),
  announce(events.ReservationClientChanged, anywhere),
  announce(events.ReservationStockFreed, () => boards('reservasCaducadas')),
];

/** Reservations as their list and their queue read them. */
export default rowProjection(reservationRow, {
  version: 2,
  announcements: reservationFrames,
  indexes: [['number'], ['estado', 'updatedAt'], ['cliente_id'], ['vence']],
  rules: [
    rule(
      events.ReservationCreated,
      (d) => [d._id],
      (_, { cliente, ejecutivo, ubicacion, lineas, creado_por, validacion: __, ...d }, c): ReservationRow => ({
        ...d,
        estado: 'Pendiente',
        cliente_id: cliente._id,
        cliente_nombre: cliente.nombre,
        ejecutivo_id: ejecutivo._id,
        ejecutivo_nombre: ejecutivo.nombre,
        ubicacion_id: ubicacion?._id ?? null,
        ubicacion_nombre: ubicacion?.nombre ?? null,
        lineas: lineas.length,
        unidades: units(lineas),
        retenida: true,
        marcas: [...new Set(lineas.map(({ producto }) => producto.marca))],
        usuario: null,
        creado_por: creado_por.nombre,
        updatedAt: c.at,
        estatus_at: c.at,
        version: c.version,
      }),
    ),
    rule(events.ReservationTaken, key, (row, { estado, usuario }, c) =>
      touch(row, c, { estado, usuario: usuario.nombre }),
    ),
    rule(events.ReservationPrepared, key, (row, { estado }, c) => touch(row, c, { estado })),
    rule(events.ReservationDelivered, key, (row, { estado }, c) => touch(row, c, { estado, retenida: false })),
    rule(events.ReservationExtended, key, (row, { estado, vence }, c) => touch(row, c, { estado, vence })),
    rule(events.ReservationReleased, key, (row, { estado, lineas }, c) =>
      touch(row, c, { estado, unidades: units(lineas), ...(estado === 'Liberada' && { retenida: false }) }),
    ),
    rule(events.ReservationConverted, key, (row, { estado, pedido }, c) =>
      touch(row, c, { estado, pedido, retenida: false }),
    ),
    rule(events.ReservationClientChanged, key, (row, { cliente }, c) =>
      touch(row, c, { cliente_id: cliente._id, cliente_nombre: cliente.nombre }),
    ),
    rule(events.ReservationExpired, key, (row, { estado }, c) => touch(row, c, { estado })),
    rule(events.ReservationStockFreed, key, (row, _, c) => touch(row, c, { retenida: false })),
    rule(events.ReservationWithdrawalRequested, key, (row, _, c) => touch(row, c)),
    rule(events.ReservationWithdrawalTaken, key, (row, _, c) => touch(row, c)),
    rule(events.ReservationWithdrawn, key, (row, { estado, quedan }, c) =>
      touch(row, c, { estado, unidades: units(quedan), ...(estado === 'Entregada' && { retenida: false }) }),
    ),
    rule(events.ReservationWithdrawalCancelled, key, (row, _, c) => touch(row, c)),
    rule(AttachmentAdded, ofReservation, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofReservation, (row, _, c) => touch(row, c)),
  ],
});
