import { code, count, instant, key, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { ESTADOS_CORREO, mailLooks } from '../setting-looks.ts';

/**
 * A mail of the outbox, which is a queue and no projection: it has no past. `enviado` stays empty while no mail server
 * took it; `vencido`: it is of no use any more and is not sent.
 */
export const mailRow = defineRow({
  projection: 'settings/outbox',
  table: 'outbox',
  scope: everyone,
  history: 'none',
  fields: {
    _id: { ...key(), computed: true },
    para: code('Para', { search: true }),
    asunto: text('Asunto', { search: true }),
    texto: text('Texto', { search: true }),
    creado: instant('Creado'),
    enviado: instant('Enviado', { nullable: true }),
    intentos: count('Intentos'),
    error: text('Error', { nullable: true }),
    estado: state('Estado', ESTADOS_CORREO, { computed: true, looks: mailLooks }),
  },
});
export type MailRow = RowOf<typeof mailRow>;
