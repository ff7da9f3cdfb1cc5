import { z } from 'zod';
import { code, count, flag, instant, json, key, list, listOf, state, text } from '../../kernel/field.ts';
import { CONCESIONES, PERFILES } from '../../kernel/perfiles.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** An account without its secrets. */
export const userRow = defineRow({
  projection: 'access/user-list',
  table: 'user_list',
  topic: 'usuarios',
  scope: everyone,
  fields: {
    _id: key(),
    email: code('Correo electrónico', { search: true }),
    nombre: text('Nombre', { search: true }),
    telefono: text('Teléfono', { nullable: true }),
    codigo_sap: code('Código SAP', { nullable: true }),
    perfil: state('Perfil', PERFILES, { search: true }),
    permisos: json('Permisos', z.record(z.string(), z.boolean())),
    concesiones: listOf('Concesiones', CONCESIONES, { nullable: true }),
    cliente_id: code('Cliente', { nullable: true }),
    proveedor_id: code('Proveedor', { nullable: true }),
    marcas: list('Marcas', { nullable: true }),
    bodega: code('Bodega', { nullable: true }),
    activo: flag('Activo'),
    con_clave: flag('Con clave'),
    creado: instant('Creado'),
    ultimo_ingreso: instant('Último ingreso', { nullable: true }),
    version: count('Versión', { internal: true }),
  },
});
export type UserRow = RowOf<typeof userRow>;
