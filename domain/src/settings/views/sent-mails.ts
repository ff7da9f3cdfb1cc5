import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery } from '../../kernel/query.ts';
import { mailRow } from './mail-row.ts';

/** *Correos enviados*: what went out or waits. Links to set a password are their addressee's alone. */
export const sentMails = defineQuery({
  scope: mailRow.scope,
  name: 'sent-mails',
  asOf: { none: 'Los correos no guardan su historia.' },
  context: 'settings',
  path: '/correos/listar',
  accion: 'grid',
  access: { perfiles: ['Administrador'] },
  reads: [],
  summary: 'Correos enviados',
  request: gridRequest('grid'),
  reply: gridReply(mailRow.schema),
});
