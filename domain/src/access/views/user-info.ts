import { z } from 'zod';
import { PERMISOS } from '../../kernel/perfiles.ts';
import { defineQuery, self } from '../../kernel/query.ts';
import { concesiones, perfil } from '../profile-data.shared.ts';
import { menuTree } from './menu-tree.ts';

const ubicacion = z.object({ _id: z.string(), nombre: z.string() });

/** Row of `access/user-list`: an account without its secrets. */
export const userRow = z.object({
  _id: z.string(),
  email: z.string(),
  nombre: z.string(),
  telefono: z.string().nullable(),
  codigo_sap: z.string().nullable(),
  perfil,
  permisos: z.record(z.string(), z.boolean()),
  concesiones: concesiones.nullable(),
  cliente_id: z.string().nullable(),
  proveedor_id: z.string().nullable(),
  marcas: z.array(z.string()).nullable(),
  bodega: z.string().nullable(),
  activo: z.boolean(),
  con_clave: z.boolean(),
  creado: z.string(),
  ultimo_ingreso: z.string().nullable(),
  version: z.number(),
});
export type UserRow = z.infer<typeof userRow>;

/** Who am I (document 1 §7 and §3 User): called at start when the cookie exists. */
export const userInfo = defineQuery({
  scope: self,
  name: 'user-info',
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
      cliente: z.object({ _id: z.string().nullable(), ubicaciones: z.array(ubicacion) }),
      marcas: z.array(z.string()),
      bodega: z.string().nullable(),
      sesion: z.string(),
    }),
  }),
  reads: ['access/user-list'],
});
