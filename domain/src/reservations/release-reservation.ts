import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ReservationReleased } from './events.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { cantidadReservada, type LineaReserva, pendiente } from './parts.ts';
import { requested } from './withdrawals/guards.ts';
import { refOf, reservation, reserved } from './reservation.ts';

const TITLE = 'La reserva no se liberó';
const refused = (mensaje: string) => reject('LIBERACION_INVALIDA', TITLE, mensaje);

/** Lets units of some lines go, or of all; with nothing left the reservation ends. */
export const releaseReservation = defineCommand({
  name: 'release-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'liberar',
  access: { perfiles: RESERVERS },
  summary: 'Libera unidades de una reserva, o todas',
  request: z.strictObject({
    accion: z.literal('liberar'),
    id: reservaId,
    /** Absent: everything. */
    lineas: z
      .array(z.strictObject({ linea: z.number().int().positive(), cantidad: cantidadReservada }))
      .min(1, 'Indica las unidades que se liberan')
      .max(200)
      .optional(),
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: reservation,
  stream: ({ id }) => String(id),
  when: inState(TITLE, ['Pendiente', 'En Proceso', 'Preparada', 'Caducada']),
  decide(state, { lineas, motivo }) {
    const r = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    if (lineas && !r.retenida) return refused('Su stock ya está libre: libérala completa para cerrarla.');
    const asked = new Map<number, number>();
    for (const { linea, cantidad } of lineas ?? r.lineas.map((l) => ({ linea: l.linea, cantidad: pendiente(l) })))
      asked.set(linea, (asked.get(linea) ?? 0) + cantidad);
    const unknown = [...asked.keys()].find((linea) => !r.lineas.some((l) => l.linea === linea));
    if (unknown !== undefined) return refused(`La reserva no tiene línea ${unknown}.`);
    const wanted = r.lineas.find((l) => (asked.get(l.linea) ?? 0) > pendiente(l) - requested(r, l.linea));
    if (wanted && requested(r, wanted.linea) > 0)
      return refused(
        `De ${wanted.producto.part_number} hay ${requested(r, wanted.linea)} unidades en solicitudes de retiro: entrégalas o anula la solicitud antes de liberar.`,
      );
    const much = r.lineas.find((l) => (asked.get(l.linea) ?? 0) > pendiente(l));
    if (much) return refused(`De ${much.producto.part_number} quedan ${pendiente(much)} unidades reservadas.`);
    const after: LineaReserva[] = r.lineas.map((l) => {
      const cantidad = asked.get(l.linea) ?? 0;
      if (cantidad === 0) return l;
      // Which of its units go nobody says: those that stay are named anew.
      const { series: _, ...line } = l;
      return { ...line, liberada: l.liberada + cantidad };
    });
    const estado = after.every((l) => pendiente(l) === 0) ? 'Liberada' : r.estado;
    return [
      ReservationReleased({
        reserva: refOf(r),
        estado,
        antes: [...r.lineas],
        lineas: after,
        motivo,
        movimientos: reserved({ ...r, lineas: after }, true).filter(
          ({ producto_id }) => (asked.get(r.lineas.find((l) => l.producto._id === producto_id)!.linea) ?? 0) > 0,
        ),
      }),
    ];
  },
  answer: ({ state }) => {
    const { number, estado, lineas } = state!;
    return {
      mensaje:
        estado === 'Liberada'
          ? `La Reserva N° ${number} fue liberada`
          : `La Reserva N° ${number} sigue con ${lineas.reduce((sum, line) => sum + pendiente(line), 0)} unidades`,
    };
  },
});
