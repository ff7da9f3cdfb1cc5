import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { MaintenanceFinished } from './events.ts';
import { COMPANY, maintenance, noWindow } from './maintenance.ts';

/** Everybody may come back. */
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
  decide: ({ ventana }, { id }) =>
    ventana?._id === id && ventana.enCurso ? [MaintenanceFinished({ _id: id })] : noWindow(),
  answer: () => ({ mensaje: 'La actualización se completó' }),
});
