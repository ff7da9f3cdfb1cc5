import { z } from 'zod';
import { PERMISOS } from '../../kernel/perfiles.ts';
import { defineQuery, self } from '../../kernel/query.ts';
import { concesiones, perfil } from '../profile-data.shared.ts';
import { menuTree } from './menu-tree.ts';
import { userRow } from './user-row.ts';

const ubicacion = z.object({ _id: z.string(), nombre: z.string() });

/** Who am I (document 1 §7 and §3 User): called at start when the cookie exists. */
export const userInfo = defineQuery({
  scope: self,
  name: 'user-info',
  asOf: { now: 'Los permisos son los de hoy.' },
  context: 'access',
  path: '/usuarios/info',
  accion: 'simple',
  access: { perfiles: 'todos' },
  summary: 'Datos, perfil y permisos de quien tiene la sesión',
  request: z.strictObject({ accion: z.literal('simple') }),
  reply: z.object({
    auth: z.literal(true),
    user: z.object({
      _id: z.string(),
      nombre: z.string(),
      email: z.string(),
      telefono: z.string(),
      perfiles: z.object({ perfil }),
      permisos: z.object(
        Object.fromEntries(PERMISOS.map((p) => [p, z.boolean()])) as Record<(typeof PERMISOS)[number], z.ZodBoolean>,
      ),
      concesiones,
      menu: menuTree,
      /** Whether the ERP integration is on: without it three screens are in no menu. */
      erp: z.boolean(),
      cliente: z.object({ _id: z.string().nullable(), ubicaciones: z.array(ubicacion) }),
      marcas: z.array(z.string()),
      bodega: z.string().nullable(),
      sesion: z.string(),
    }),
  }),
  reads: [userRow.projection, 'reservations/client-place-list'],
});
