import { z } from 'zod';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';

/** A mail of the outbox; `enviado` stays empty while no mail server took it. `vencido`: it is of no use any more and is not sent. */
export const mailRow = z.object({
  _id: z.string(),
  para: z.string(),
  asunto: z.string(),
  texto: z.string(),
  creado: z.string(),
  enviado: z.string().nullable(),
  intentos: z.number().int(),
  error: z.string().nullable(),
  estado: z.enum(['enviado', 'pendiente', 'fallido', 'vencido']),
});

export type MailRow = z.infer<typeof mailRow>;

/** *Correos enviados*: what went out or waits. Links to set a password are their addressee's alone. */
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
