import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { MaintenanceEnding, MaintenanceFinished } from './events.ts';
import { minutesAfter, WARNED_MINUTES } from './maintenance.shared.ts';
import { COMPANY, maintenance, noWindow } from './maintenance.ts';

/**
 * Everybody may come back. An Administrador ends it when the work is done; the schedule once its time is over, and not
 * before it has been told for some minutes that it will.
 */
export const finishMaintenance = defineCommand({
  name: 'finish-maintenance',
  context: 'settings',
  path: '/mantencion/modificar',
  accion: 'terminar',
  access: { perfiles: ['Administrador'] },
  summary: 'Termina la actualización en curso',
  request: z.strictObject({ accion: z.literal('terminar'), id: z.string().min(1).max(120) }),
  aggregate: maintenance,
  stream: () => COMPANY,
  decide({ ventana }, { id }, { user, now }) {
    if (ventana?._id !== id || !ventana.enCurso) return noWindow();
    if (user.sesion !== 'interno') return [MaintenanceFinished({ _id: id })];
    if (ventana.avisada) return ventana.termina <= now ? [MaintenanceFinished({ _id: id })] : [];
    const earliest = minutesAfter(now, WARNED_MINUTES);
    if (ventana.termina > earliest) return [];
    return [MaintenanceEnding({ _id: id, termina: earliest })];
  },
  answer: () => ({ mensaje: 'La actualización se completó' }),
});
