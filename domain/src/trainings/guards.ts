import { z } from 'zod';
import { documentGuards } from '../kernel/document-guards.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { Training } from './training.ts';

/** Who organises trainings (requirements §6, `capacitaciones`). */
export const TRAINERS: readonly Perfil[] = ['Administrador', 'Marketing', 'Cobrador', 'Pre-Venta'];

/** A training as requests name it: its number, which is also its `_id`. */
export const capacitacionId = z.union([z.number().int().positive(), z.string().regex(/^\d{1,9}$/)]);

/** That it exists, and what is done in some of its states alone. */
export const { visible: visibleTraining, inState } = documentGuards<Training>({
  uno: 'Capacitación',
  femenino: true,
  codigo: 'CAPACITACION_NO_EXISTE',
  wrong: ({ number, estado }, estados) =>
    `La Capacitación N° ${number} está ${estado.toLowerCase()}: se puede sólo mientras está ${estados.join(' o ').toLowerCase()}.`,
});
