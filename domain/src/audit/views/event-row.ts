import { code, count, instant, key, number, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

const declared = {
  projection: 'audit/event-list',
  table: 'audit_event_list',
  scope: everyone,
  // What has happened does not change.
  history: { since: 'at' },
} as const;

const fields = {
  _id: key(),
  posicion: number('Posición', { wide: true }),
  at: instant('Fecha y hora'),
  tipo: code('Tipo de evento'),
  etiqueta: text('Evento'),
  documento: code('Documento'),
  numero: code('Número'),
  stream: key(),
  version: count('Versión'),
  usuario_id: key(),
  usuario: text('Persona'),
  perfil: code('Perfil'),
  comando: code('Comando', { nullable: true }),
  detalle: text('Detalle'),
};

/** One event of the log, findable by document, person, type and time. */
export const auditRow = defineRow({ ...declared, fields });
export type AuditRow = RowOf<typeof auditRow>;

/** As it is kept: with one text in which each word of a search is looked for, so that one index answers it. */
export const storedAuditRow = defineRow({ ...declared, fields: { ...fields, busqueda: text('', { internal: true }) } });
