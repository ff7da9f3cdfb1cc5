import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { ReservationWithdrawalRequested } from '../events.ts';
import { reservaId } from '../guards.ts';
import { cantidadReservada, pendiente } from '../parts.ts';
import { refOf, reservation } from '../reservation.ts';
import { requested, REQUESTERS, reservationOfProject } from './guards.ts';
import { withdrawalName } from './parts.ts';

const TITLE = 'El retiro no se solicitó';
const refused = (mensaje: string) => reject('RETIRO_INVALIDO', TITLE, mensaje);

/** *Solicitar retiro*: goods that are held for a project are asked for; the warehouse is told. */
export const requestWithdrawal = defineCommand({
  name: 'request-withdrawal',
  context: 'reservations',
  path: '/ubicaciones_cliente/crear',
  accion: 'retiro',
  access: { perfiles: REQUESTERS },
  summary: 'Solicita a bodega el retiro de productos retenidos para un proyecto',
  request: z.strictObject({
    accion: z.literal('retiro'),
    reserva: reservaId,
    lineas: z
      .array(z.strictObject({ linea: z.number().int().positive(), cantidad: cantidadReservada }))
      .min(1, 'Indica qué se retira')
      .max(200)
      .refine((lines) => new Set(lines.map(({ linea }) => linea)).size === lines.length, 'Cada línea va una sola vez'),
    nota: z.string().trim().max(1000, 'A lo más 1000 caracteres').default(''),
  }),
  reply: z.object({ numero: z.number().int() }),
  aggregate: reservation,
  stream: ({ reserva }) => String(reserva),
  decide(state, { lineas, nota }, { user, now }) {
    const r = reservationOfProject(state, user);
    if (isRejection(r)) return r;
    if (!r.ubicacion) return refused(`La Reserva N° ${r.number} no es de un proyecto: entrégala completa.`);
    if (!r.retenida) return refused(`La Reserva N° ${r.number} ya no retiene productos.`);
    const asked = [];
    for (const { linea, cantidad } of lineas) {
      const line = r.lineas.find((one) => one.linea === linea);
      if (!line) return refused(`La reserva no tiene línea ${linea}.`);
      const waiting = requested(r, linea);
      const free = pendiente(line) - waiting;
      const { _id, codigo, part_number, nombre, marca } = line.producto;
      if (cantidad > free)
        return refused(
          `De ${part_number} ${free === 1 ? 'queda 1 unidad' : `quedan ${free} unidades`} por solicitar${waiting > 0 ? `: ${waiting} ya están en otra solicitud` : ''}. Pide menos.`,
        );
      asked.push({ linea, producto: { _id, codigo, part_number, nombre, marca }, cantidad });
    }
    return [
      ReservationWithdrawalRequested({
        reserva: refOf(r),
        ejecutivo: r.ejecutivo,
        ubicacion: r.ubicacion,
        retiro: {
          numero: (r.retiros?.length ?? 0) + 1,
          lineas: asked,
          nota,
          solicitado_por: personOf(user),
          solicitado_at: now,
        },
      }),
    ];
  },
  answer({ state }) {
    const { numero } = state!.retiros!.at(-1)!;
    return { mensaje: `La solicitud de retiro ${withdrawalName(state!.number, numero)} llegó a bodega`, numero };
  },
});
