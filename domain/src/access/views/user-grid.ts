import { z } from 'zod';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { sessionRow } from './session-row.ts';
import { userRow } from './user-row.ts';

const base = { context: 'access', path: '/usuarios/listar', access: { perfiles: ['Administrador'] as const } };

export const userGrid = defineGridQuery(userRow, { ...base, name: 'user-grid', summary: 'Grilla de usuarios' });

const flags = z.record(z.string(), z.boolean());

/** One account: own flags, those of its profile, and those in force. */
export const userSheet = defineQuery({
  ...base,
  scope: everyone,
  name: 'user-sheet',
  accion: 'ficha',
  reads: [userRow.projection, sessionRow.projection],
  topic: userRow.topic!,
  summary: 'Ficha de un usuario',
  request: z.strictObject({ accion: z.literal('ficha'), usuario: z.string().min(1).max(80) }),
  reply: z.object({
    ok: z.literal(true),
    usuario: userRow.schema,
    permisos_perfil: flags,
    permisos_efectivos: flags,
    /** Null in the past: sessions keep none. */
    sesiones_activas: z.number().int().nullable(),
  }),
});
