import { z } from 'zod';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';

/** Row of `settings/maintenance`: an update, planned, under way or past. */
export const maintenanceRow = z.object({
  _id: z.string(),
  estado: z.enum(['programada', 'en curso', 'completada', 'cancelada']),
  fecha: z.string(),
  hora: z.string(),
  tiempo: z.number().int(),
  comentario: z.string().nullable(),
  inicio: z.string(),
  fin: z.string().nullable(),
  /** When it ends by itself, extensions counted in; `avisado`: that it is about to has been told. */
  termina: z.string(),
  avisado: z.boolean(),
  usuario: z.string(),
  motivo: z.string().nullable(),
});
export type MaintenanceRow = z.infer<typeof maintenanceRow>;
export const MAINTENANCE_LIST = 'settings/maintenance';

const base = { context: 'settings', path: '/mantencion/listar', reads: [MAINTENANCE_LIST], topic: 'mantencion' };

/** What the banner shows: the update that is planned or under way. */
export const maintenanceNow = defineQuery({
  ...base,
  scope: everyone,
  name: 'maintenance-now',
  accion: 'vigente',
  access: { perfiles: 'todos' },
  summary: 'Actualización programada o en curso',
  request: z.strictObject({ accion: z.literal('vigente') }),
  reply: z.object({ ventana: maintenanceRow.nullable() }),
});

export const maintenanceGrid = defineQuery({
  ...base,
  scope: everyone,
  name: 'maintenance-grid',
  accion: 'grid',
  access: { perfiles: ['Administrador'] },
  summary: 'Grilla de actualizaciones',
  request: gridRequest('grid'),
  reply: gridReply(maintenanceRow),
});

/** Asked before a sign-in and at every start (document 1 §7): whether people may come in, and which build answers. */
export const frontAccess = defineQuery({
  scope: everyone,
  name: 'front-access',
  context: 'settings',
  method: 'GET',
  path: '/appversion/accesoFront',
  access: { publico: true },
  reads: [MAINTENANCE_LIST],
  summary: 'Si el sistema admite ingresos, y su versión',
  request: z.strictObject({}),
  /** `actualizacion` is there while `acceso` is false: what the blocked sign-in shows. */
  reply: z.object({
    acceso: z.boolean(),
    version: z.string(),
    actualizacion: z.object({ fecha: z.string(), hora: z.string(), tiempo: z.number() }).optional(),
  }),
});
