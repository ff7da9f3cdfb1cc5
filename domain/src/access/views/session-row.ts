import { code, flag, instant, json, key, list, listOf, optionalKey, state, text } from '../../kernel/field.ts';
import { z } from 'zod';
import { CONCESIONES, PERFILES } from '../../kernel/perfiles.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** A session, active or ended, as it was opened. Every call reads this table: it keeps no past. */
export const sessionRow = defineRow({
  projection: 'access/session-list',
  table: 'session_list',
  topic: 'sesiones',
  scope: { usuario: 'usuario' },
  history: 'none',
  fields: {
    _id: key(),
    usuario: key(),
    nombre: text('Nombre'),
    email: code('Correo electrónico'),
    perfil: state('Perfil', PERFILES),
    permisos: json('Permisos', z.record(z.string(), z.boolean())),
    concesiones: listOf('Concesiones', CONCESIONES, { nullable: true }),
    cliente_id: optionalKey(),
    proveedor_id: optionalKey(),
    marcas: list('Marcas', { nullable: true }),
    bodega: code('Bodega', { nullable: true }),
    activa: flag('Activa'),
    inicio: instant('Inicio'),
    fin: instant('Fin', { nullable: true }),
    motivo: text('Motivo', { nullable: true }),
    ip: code('Dirección'),
    dispositivo: text('Dispositivo'),
  },
});
export type SessionRow = RowOf<typeof sessionRow>;
