import { z } from 'zod';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { maintenanceRow } from './maintenance-row.ts';

const base = { context: 'settings', path: '/mantencion/listar' };

/** What the banner shows: the update that is planned or under way. */
export const maintenanceNow = defineQuery({
  ...base,
  reads: [maintenanceRow.projection],
  topic: maintenanceRow.topic!,
  scope: everyone,
  name: 'maintenance-now',
  asOf: { now: 'Avisa de las actualizaciones que vienen.' },
  accion: 'vigente',
  access: { perfiles: 'todos' },
  summary: 'Actualización programada o en curso',
  request: z.strictObject({ accion: z.literal('vigente') }),
  reply: z.object({ ventana: maintenanceRow.schema.nullable() }),
});

export const maintenanceGrid = defineGridQuery(maintenanceRow, {
  ...base,
  name: 'maintenance-grid',
  access: { perfiles: ['Administrador'] },
  summary: 'Grilla de actualizaciones',
});

/** Asked before a sign-in and at every start (document 1 §7): whether people may come in, and which build answers. */
export const frontAccess = defineQuery({
  scope: everyone,
  name: 'front-access',
  asOf: { now: 'Dice si se puede ingresar ahora.' },
  context: 'settings',
  method: 'GET',
  path: '/appversion/accesoFront',
  access: { publico: true },
  reads: [maintenanceRow.projection],
  summary: 'Si el sistema admite ingresos, y su versión',
  request: z.strictObject({}),
  /** `actualizacion` is there while `acceso` is false: what the blocked sign-in shows. */
  reply: z.object({
    acceso: z.boolean(),
    version: z.string(),
    /** Whether this is the demo company, whose people and password are public. */
    demo: z.boolean(),
    actualizacion: z.object({ fecha: z.string(), hora: z.string(), tiempo: z.number() }).optional(),
  }),
});
