import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';

/** Public VAPID key with which a browser subscribes. */
export const pushKey = defineQuery({
  scope: everyone,
  name: 'push-key',
  asOf: { now: 'La clave es la de este equipo.' },
  context: 'notifications',
  path: '/notificaciones/listar',
  accion: 'clavepublica',
  access: { perfiles: 'todos' },
  reads: [],
  summary: 'Clave pública para avisos push',
  request: z.strictObject({ accion: z.literal('clavepublica') }),
  reply: z.object({ clave: z.string() }),
});
