import { z } from 'zod';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';

/** A mail of the outbox; `enviado` stays empty while no mail server took it. */
export const mailRow = z.object({
  _id: z.string(),
  para: z.string(),
  asunto: z.string(),
  texto: z.string(),
  creado: z.string(),
  enviado: z.string().nullable(),
  intentos: z.number().int(),
  error: z.string().nullable(),
  estado: z.enum(['enviado', 'pendiente', 'fallido']),
});

/** *Correos enviados*: how recovery works where no mail server is configured. */
export const sentMails = defineQuery({
  scope: everyone,
  name: 'sent-mails',
  context: 'settings',
  path: '/correos/listar',
  accion: 'grid',
  access: { perfiles: ['Administrador'] },
  reads: [],
  summary: 'Correos enviados',
  request: gridRequest('grid'),
  reply: gridReply(mailRow),
});
