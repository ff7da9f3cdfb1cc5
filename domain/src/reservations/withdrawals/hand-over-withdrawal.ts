import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { shortText } from '../../kernel/text.ts';
import { ReservationWithdrawn } from '../events.ts';
import { pendiente } from '../parts.ts';
import { refOf, reservation, reserved } from '../reservation.ts';
import { retiroRef, withdrawalIn, WITHDRAWERS } from './guards.ts';
import { withdrawalName } from './parts.ts';

const TITLE = 'El retiro no se entregó';

/** Its goods leave the building; with nothing left the reservation ends. Only whoever took it hands it over. */
export const handOverWithdrawal = defineCommand({
  name: 'hand-over-withdrawal',
  context: 'reservations',
  path: '/ubicaciones_cliente/modificar',
  accion: 'entregarretiro',
  access: { perfiles: WITHDRAWERS },
  summary: 'Entrega los productos de una solicitud de retiro: salen del stock',
  request: z.strictObject({ accion: z.literal('entregarretiro'), ...retiroRef, recibe: shortText }),
  aggregate: reservation,
  stream: ({ reserva }) => String(reserva),
  decide(state, { retiro: numero, recibe }, { user }) {
    const found = withdrawalIn(state, numero, ['En Proceso'], TITLE, user);
    if (isRejection(found)) return found;
    const { r, retiro } = found;
    const name = withdrawalName(r.number, numero);
    if (retiro.usuario?._id !== user._id && user.perfil !== 'Administrador')
      return reject('YA_TOMADO', TITLE, `La solicitud de retiro ${name} la prepara ${retiro.usuario?.nombre}.`);
    if (!r.retenida)
      return reject('SIN_STOCK', TITLE, `La Reserva N° ${r.number} ya liberó su stock: anula la solicitud ${name}.`);
    const quedan = r.lineas.map((line) => {
      const cantidad = retiro.lineas.find(({ linea }) => linea === line.linea)?.cantidad ?? 0;
      return cantidad === 0 ? line : { ...line, retirada: (line.retirada ?? 0) + cantidad };
    });
    const products = new Set(retiro.lineas.map(({ producto }) => producto._id));
    return [
      ReservationWithdrawn({
        reserva: refOf(r),
        retiro: numero,
        lineas: retiro.lineas,
        usuario: personOf(user),
        recibe,
        estado: quedan.every((line) => pendiente(line) === 0) ? 'Entregada' : r.estado,
        quedan,
        movimientos: reserved({ ...r, lineas: quedan }, true).filter(({ producto_id }) => products.has(producto_id)),
      }),
    ];
  },
  answer: (_, { reserva, retiro }) => ({
    mensaje: `La solicitud de retiro ${withdrawalName(Number(reserva), retiro)} fue entregada`,
  }),
});
