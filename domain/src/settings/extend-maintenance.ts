import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { MaintenanceExtended } from './events.ts';
import { COMPANY, maintenance, noWindow } from './maintenance.ts';
import { minutesAfter } from './maintenance.shared.ts';

/** The work takes longer than was agreed: it ends by itself so many minutes later, from now where its time is over. */
export const extendMaintenance = defineCommand({
  name: 'extend-maintenance',
  context: 'settings',
  path: '/mantencion/modificar',
  accion: 'extender',
  access: { perfiles: ['Administrador'] },
  summary: 'Extiende la actualización en curso',
  request: z.strictObject({
    accion: z.literal('extender'),
    id: z.string().min(1).max(120),
    minutos: z
      .number()
      .int()
      .min(1)
      .max(24 * 60),
  }),
  aggregate: maintenance,
  stream: () => COMPANY,
  decide({ ventana }, { id, minutos }, { now }) {
    if (ventana?._id !== id) return noWindow();
    if (!ventana.enCurso)
      return reject(
        'NO_COMENZADA',
        'La actualización no ha comenzado',
        'Solo se extiende una actualización en curso. Cancélala y prográmala de nuevo si va a durar más.',
      );
    const from = ventana.termina > now ? ventana.termina : now;
    return [MaintenanceExtended({ _id: id, minutos, termina: minutesAfter(from, minutos) })];
  },
  answer: ({ events }) => {
    const { minutos } = events[0]!.data as { minutos: number };
    return { mensaje: `La actualización se extendió ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}` };
  },
});
