import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { formatDay, instantOf } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { optionalText } from '../kernel/text.ts';
import { dayText, hourText } from '../kernel/when.ts';
import { MaintenanceScheduled } from './events.ts';
import { COMPANY, maintenance } from './maintenance.ts';

/** Announces an update: a banner for everybody now, and the system for Administradores alone once it begins (requirements §1 Socket). */
export const scheduleMaintenance = defineCommand({
  name: 'schedule-maintenance',
  context: 'settings',
  path: '/mantencion/crear',
  accion: 'programar',
  access: { perfiles: ['Administrador'] },
  summary: 'Programa una actualización',
  request: z.strictObject({
    accion: z.literal('programar'),
    fecha: dayText,
    hora: hourText,
    tiempo: z
      .number()
      .int()
      .min(1)
      .max(24 * 60),
    comentario: optionalText,
  }),
  reply: z.object({ _id: z.string() }),
  aggregate: maintenance,
  stream: () => COMPANY,
  decide(state, { fecha, hora, tiempo, comentario }, { now, commandId }) {
    if (state.ventana)
      return reject(
        'YA_PROGRAMADA',
        'Actualización ya programada',
        'Ya hay una actualización programada o en curso. Cancélala o termínala antes de programar otra.',
      );
    const inicio = instantOf(fecha, hora);
    if (!inicio)
      return reject(
        'HORA_NO_EXISTE',
        'Hora inexistente',
        'Ese día el reloj se adelanta y esa hora no existe. Elige otra.',
      );
    if (inicio <= now)
      return reject('HORA_PASADA', 'Hora pasada', 'La actualización debe programarse para más adelante.');
    return [MaintenanceScheduled({ _id: commandId, fecha, hora, tiempo, inicio, comentario: comentario ?? null })];
  },
  answer: ({ events }) => {
    const { _id, fecha, hora } = events[0]!.data as { _id: string; fecha: string; hora: string };
    return { mensaje: `Actualización programada para el ${formatDay(fecha)} a las ${hora}`, _id };
  },
});
