import { documentId } from '../kernel/document-guards.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import { reachesSale } from '../kernel/reach.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { EstadoReserva } from './parts.ts';
import type { Reservation, ReservationState } from './reservation.ts';

/** Who keeps reservations (document 1 §6 Reservas). */
export const RESERVERS: readonly Perfil[] = ['Administrador', 'Jefe de Logistica', 'Finanzas'];

/** A reservation as requests name it: its number, which is also its `_id`. */
export const reservaId = documentId;

/** Said of one that is not there, and of one that is out of reach. */
export const noReservation = (): Rejection =>
  reject('RESERVA_NO_EXISTE', 'Reserva no encontrada', 'La reserva no existe o no está a tu cargo. Revisa el número.');

/** The reservation, if it exists and the person's row scope holds it; the same answer for both refusals. */
export function visibleReservation(r: ReservationState, user: Principal): Reservation | Rejection {
  const marcas = r?.lineas.map(({ producto }) => producto.marca) ?? [];
  return r && reachesSale({ ejecutivo: r.ejecutivo._id, marcas }, user) ? r : noReservation();
}

/** What stands in the way of something that is done in these states alone, for `when`; `titulo` names what was tried. */
export const inState =
  (titulo: string, states: readonly EstadoReserva[], also?: (r: Reservation) => string | undefined) =>
  (state: ReservationState, user: Principal): Rejection | undefined => {
    const r = visibleReservation(state, user);
    if (isRejection(r)) return r;
    const why = states.includes(r.estado) ? also?.(r) : `La Reserva N° ${r.number} está en estado ${r.estado}.`;
    return why === undefined ? undefined : reject('ESTADO_NO_PERMITE', titulo, why);
  };
