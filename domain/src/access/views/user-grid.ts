import { z } from 'zod';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { userRow } from './user-info.ts';

export const USER_LIST = 'access/user-list';
const base = {
  context: 'access',
  path: '/usuarios/listar',
  reads: [USER_LIST],
  topic: 'usuarios',
  access: { perfiles: ['Administrador'] as const },
};

export const userGrid = defineQuery({
  ...base,
  scope: everyone,
  name: 'user-grid',
  accion: 'grid',
  summary: 'Grilla de usuarios',
  request: gridRequest('grid'),
  reply: gridReply(userRow),
});

const flags = z.record(z.string(), z.boolean());

/** One account: own flags, those of its profile, and those in force. */
export const userSheet = defineQuery({
  ...base,
  scope: everyone,
  name: 'user-sheet',
  accion: 'ficha',
  reads: [USER_LIST, 'access/session-list'],
  summary: 'Ficha de un usuario',
  request: z.strictObject({ accion: z.literal('ficha'), usuario: z.string().min(1).max(80) }),
  reply: z.object({
    ok: z.literal(true),
    usuario: userRow,
    permisos_perfil: flags,
    permisos_efectivos: flags,
    sesiones_activas: z.number().int(),
  }),
});
