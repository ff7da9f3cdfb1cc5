import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { MaintenanceStarted } from './events.ts';
import { COMPANY, maintenance, noWindow } from './maintenance.ts';

/** At its time by itself; an Administrador may begin earlier. Calls under way end as they would have. */
export const startMaintenance = defineCommand({
  name: 'start-maintenance',
  context: 'settings',
  path: '/mantencion/modificar',
  accion: 'iniciar',
  access: { perfiles: ['Administrador'] },
  summary: 'Inicia la actualización programada',
  request: z.strictObject({ accion: z.literal('iniciar'), id: z.string().min(1).max(120) }),
  aggregate: maintenance,
  stream: () => COMPANY,
  decide({ ventana }, { id }, { user, now }) {
    if (ventana?._id !== id) return noWindow();
    if (ventana.enCurso || (user.sesion === 'interno' && ventana.inicio > now)) return [];
    return [MaintenanceStarted({ _id: id })];
  },
  answer: () => ({ mensaje: 'La actualización está en curso: solo Administradores pueden usar el sistema' }),
});
