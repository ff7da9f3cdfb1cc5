import { z } from 'zod';
import { series } from '../../inventory/serials/units.shared.ts';
import { defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { shortText } from '../../kernel/text.ts';
import { ReservationWithdrawn } from '../events.ts';
import { leavingOf } from '../named.ts';
import { type LineaReserva, pendiente } from '../parts.ts';
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
  request: z.strictObject({
    accion: z.literal('entregarretiro'),
    ...retiroRef,
    recibe: shortText,
    series: series.optional(),
  }),
  aggregate: reservation,
  stream: ({ reserva }) => String(reserva),
  decide(state, { retiro: numero, recibe, series: said = [] }, { user }) {
    const found = withdrawalIn(state, numero, ['En Proceso'], TITLE, user);
    if (isRejection(found)) return found;
    const { r, retiro } = found;
    const name = withdrawalName(r.number, numero);
    if (retiro.usuario?._id !== user._id && user.perfil !== 'Administrador')
      return reject('YA_TOMADO', TITLE, `La solicitud de retiro ${name} la prepara ${retiro.usuario?.nombre}.`);
    if (!r.retenida)
      return reject('SIN_STOCK', TITLE, `La Reserva N° ${r.number} ya liberó su stock: anula la solicitud ${name}.`);
    const leaving: { producto_id: string; series: string[] }[] = [];
    const quedan: LineaReserva[] = [];
    for (const line of r.lineas) {
      const cantidad = retiro.lineas.find(({ linea }) => linea === line.linea)?.cantidad ?? 0;
      const series = cantidad === 0 ? [] : leavingOf(line, cantidad, said, TITLE);
      if (isRejection(series)) return series;
      if (series.length > 0) leaving.push({ producto_id: line.producto._id, series: [...series] });
      quedan.push({
        ...line,
        ...(cantidad > 0 && { retirada: (line.retirada ?? 0) + cantidad }),
        ...(line.series && { series: line.series.filter((serie) => !series.includes(serie)) }),
      });
    }
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
        ...(leaving.length > 0 && { series: leaving }),
      }),
    ];
  },
  answer: (_, { reserva, retiro }) => ({
    mensaje: `La solicitud de retiro ${withdrawalName(Number(reserva), retiro)} fue entregada`,
  }),
});
