import { type Perfil, SELLERS } from '../kernel/perfiles.ts';

/** Who has the calendar drawer (document 1 §6); Finanzas for the next actions of collecting. */
export const CALENDAR_PERFILES: readonly Perfil[] = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Tecnico',
  'Finanzas',
];

/** Who may ask for the events: also whoever follows opportunities, whose next actions they are (requirements §1). */
export const CALENDAR_READERS: readonly Perfil[] = [...new Set([...CALENDAR_PERFILES, ...SELLERS])];
