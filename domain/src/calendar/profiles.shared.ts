import type { Perfil } from '../kernel/perfiles.ts';

/** Who has the calendar drawer (document 1 §6). */
export const CALENDAR_PERFILES: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Tecnico',
];
