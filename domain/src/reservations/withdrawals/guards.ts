import { z } from 'zod';
import { type Perfil, WAREHOUSE_HANDS } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { noReservation, RESERVERS, reservaId, visibleReservation } from '../guards.ts';
import type { Reservation, ReservationState } from '../reservation.ts';
import { type EstadoRetiro, type Retiro, withdrawalName } from './parts.ts';

/** Who asks for goods of a project: the customer itself, or whoever keeps its reservations. */
export const REQUESTERS: readonly Perfil[] = ['Cliente', ...RESERVERS];
/** Who hands them over: those whom the request is told, and whoever keeps reservations. */
export const WITHDRAWERS: readonly Perfil[] = [...WAREHOUSE_HANDS, ...RESERVERS];

/** A withdrawal as requests name it: its reservation, and which of its. */
export const retiroRef = { reserva: reservaId, retiro: z.number().int().positive() };

/** The reservation, if whoever asks has to do with its project: a customer with its own alone. */
export function reservationOfProject(state: ReservationState, user: Principal): Reservation | Rejection {
  if (user.perfil !== 'Cliente') return visibleReservation(state, user);
  return state && user.cliente_id !== undefined && state.cliente._id === user.cliente_id ? state : noReservation();
}

const OPEN: readonly EstadoRetiro[] = ['Pendiente', 'En Proceso'];
export const openWithdrawals = ({ retiros = [] }: Pick<Reservation, 'retiros'>): readonly Retiro[] =>
  retiros.filter(({ estado }) => OPEN.includes(estado));

/** Units of a line that open withdrawals ask for. */
export const requested = (r: Pick<Reservation, 'retiros'>, linea: number): number =>
  openWithdrawals(r)
    .flatMap(({ lineas }) => lineas)
    .reduce((sum, line) => sum + (line.linea === linea ? line.cantidad : 0), 0);

/** What stands in the way while its project waits for goods. */
export function noneOpen(r: Reservation): string | undefined {
  const [first] = openWithdrawals(r);
  return (
    first &&
    `La Reserva N° ${r.number} tiene abierta la solicitud de retiro ${withdrawalName(r.number, first.numero)}: entrégala o anúlala antes.`
  );
}

/** A withdrawal in one of these states; the refusal that stands in the way otherwise. */
export function withdrawalIn(
  state: ReservationState,
  numero: number,
  states: readonly EstadoRetiro[],
  titulo: string,
  user: Principal,
): { readonly r: Reservation; readonly retiro: Retiro } | Rejection {
  const r = reservationOfProject(state, user);
  if (isRejection(r)) return r;
  const name = withdrawalName(r.number, numero);
  const retiro = r.retiros?.find((one) => one.numero === numero);
  if (!retiro) return reject('RETIRO_NO_EXISTE', titulo, `La reserva no tiene la solicitud de retiro ${name}.`);
  if (states.includes(retiro.estado)) return { r, retiro };
  const by = retiro.estado === 'En Proceso' ? ` y la tiene ${retiro.usuario?.nombre ?? 'otra persona'}` : '';
  return reject('ESTADO_NO_PERMITE', titulo, `La solicitud de retiro ${name} está en estado ${retiro.estado}${by}.`);
}
