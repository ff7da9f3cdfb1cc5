import { z } from 'zod';
import { auditRow } from '../../audit/views/event-row.ts';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';

const { shape } = gridRequest('grid');

/** What a person did, newest first. */
export const userActivity = defineQuery({
  scope: everyone,
  name: 'user-activity',
  context: 'access',
  path: '/usuarios/actividad',
  accion: 'grid',
  access: { perfiles: ['Administrador'] },
  reads: [auditRow.projection],
  summary: 'Actividad de un usuario',
  request: z.strictObject({ ...shape, usuario: z.string().min(1).max(80) }),
  reply: gridReply(auditRow.schema),
});
