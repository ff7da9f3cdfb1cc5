import {
  ReservationClientChanged,
  ReservationWithdrawalCancelled,
  ReservationWithdrawalRequested,
  ReservationWithdrawalTaken,
  ReservationWithdrawn,
} from '@power/domain/reservations/events';
import { withdrawalName } from '@power/domain/reservations/withdrawals/parts';
import { type WithdrawalRow, withdrawalRow } from '@power/domain/reservations/withdrawals/views/withdrawal-row';
import type { EventContext } from '@power/domain/kernel/event';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = ({ reserva, retiro }: { reserva: { number: number }; retiro: number }): string[] => [
  withdrawalName(reserva.number, retiro),
];
const become = (row: WithdrawalRow | undefined, c: EventContext, change: Partial<WithdrawalRow>) =>
  row && { ...row, ...change, updatedAt: c.at, estatus_at: c.at };

/** Requests for goods of projects. */
export default rowProjection(withdrawalRow, {
  version: 1,
  indexes: [['createdAt'], ['estado'], ['cliente_id']],
  ignores: [
    'ReservationCreated',
    'ReservationTaken',
    'ReservationPrepared',
    'ReservationDelivered',
    'ReservationExtended',
    'ReservationReleased',
    'ReservationConverted',
    'ReservationExpired',
    'ReservationStockFreed',
    'AttachmentAdded',
    'AttachmentRemoved',
  ],
  rules: [
    rule(
      ReservationWithdrawalRequested,
      ({ reserva, retiro }) => [withdrawalName(reserva.number, retiro.numero)],
      (_, { reserva, ejecutivo, ubicacion, retiro }, c, _id): WithdrawalRow => ({
        _id,
        solicitud: _id,
        reserva: reserva.number,
        retiro: retiro.numero,
        estado: 'Pendiente',
        ubicacion_id: ubicacion._id,
        ubicacion_nombre: ubicacion.nombre,
        cliente_id: reserva.cliente._id,
        cliente_nombre: reserva.cliente.nombre,
        ejecutivo_id: ejecutivo._id,
        marcas: [...new Set(retiro.lineas.map(({ producto }) => producto.marca))],
        bodega: reserva.bodega,
        productos: retiro.lineas.map(({ producto, cantidad }) => `${cantidad} × ${producto.part_number}`).join(', '),
        unidades: retiro.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
        nota: retiro.nota,
        solicitado_por: retiro.solicitado_por.nombre,
        usuario: null,
        recibe: null,
        motivo: null,
        createdAt: retiro.solicitado_at,
        updatedAt: c.at,
        estatus_at: c.at,
      }),
    ),
    rule(
      ReservationClientChanged,
      ({ reserva, retiros }) => retiros.map((retiro) => withdrawalName(reserva.number, retiro)),
      (row, { cliente }, c) =>
        row && { ...row, cliente_id: cliente._id, cliente_nombre: cliente.nombre, updatedAt: c.at },
    ),
    rule(ReservationWithdrawalTaken, key, (row, { usuario }, c) =>
      become(row, c, { estado: 'En Proceso', usuario: usuario.nombre }),
    ),
    rule(ReservationWithdrawn, key, (row, { usuario, recibe }, c) =>
      become(row, c, { estado: 'Entregado', usuario: usuario.nombre, recibe }),
    ),
    rule(ReservationWithdrawalCancelled, key, (row, { motivo }, c) => become(row, c, { estado: 'Anulado', motivo })),
  ],
});
