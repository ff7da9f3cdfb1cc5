import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';

/** A session: device, address, when it began, was last used and ended. */
export const sessionRow = z.object({
  _id: z.string(),
  usuario: z.string(),
  activa: z.boolean(),
  inicio: z.string(),
  ultimo_uso: z.string(),
  fin: z.string().nullable(),
  motivo: z.string().nullable(),
  ip: z.string(),
  dispositivo: z.string(),
  actual: z.boolean(),
});

/** Open sessions first, then the latest ended ones. */
export const userSessions = defineQuery({
  name: 'user-sessions',
  context: 'access',
  path: '/usuarios/sesiones',
  accion: 'listar',
  access: { perfiles: ['Administrador'] },
  reads: ['access/session-list'],
  topic: 'sesiones',
  scope: { usuario: 'usuario' },
  summary: 'Sesiones de un usuario',
  request: z.strictObject({ accion: z.literal('listar'), usuario: z.string().min(1).max(80) }),
  reply: z.object({ sesiones: z.array(sessionRow) }),
});
