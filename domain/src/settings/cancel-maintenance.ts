import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { optionalText } from '../kernel/text.ts';
import { MaintenanceCancelled } from './events.ts';
import { COMPANY, maintenance, noWindow } from './maintenance.ts';

/** The banner goes away; nothing else happened yet. */
export const cancelMaintenance = defineCommand({
  name: 'cancel-maintenance',
  context: 'settings',
  path: '/mantencion/modificar',
  accion: 'anular',
  access: { perfiles: ['Administrador'] },
  summary: 'Cancela una actualización que no ha comenzado',
  request: z.strictObject({ accion: z.literal('anular'), id: z.string().min(1).max(120), motivo: optionalText }),
  aggregate: maintenance,
  stream: () => COMPANY,
  decide({ ventana }, { id, motivo }) {
    if (ventana?._id !== id) return noWindow();
    if (ventana.enCurso)
      return reject(
        'EN_CURSO',
        'Actualización en curso',
        'La actualización ya comenzó. Termínala en vez de cancelarla.',
      );
    return [MaintenanceCancelled({ _id: id, motivo: motivo ?? null })];
  },
  answer: () => ({ mensaje: 'La actualización fue cancelada' }),
});
