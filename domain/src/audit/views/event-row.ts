import { z } from 'zod';
import { code, count, instant, json, key, number, text } from '../../kernel/field.ts';
import { fieldChange } from '../../kernel/history.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';

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
  usuario: text('Persona', { person: true }),
  perfil: code('Perfil'),
  comando: code('Comando', { nullable: true }),
  detalle: text('Detalle'),
};

/** One event of the log, findable by document, person, type and time. */
export const auditRow = defineRow({ ...declared, fields });

/** As its list shows it: with what the event changed, for whoever asks, read of the log beside the page. */
export const auditGridRow = withComputed(auditRow, {
  cambios: json('', z.array(fieldChange), { computed: true, internal: true }),
});
export type AuditRow = RowOf<typeof auditGridRow>;

/** As it is kept: with one text in which each word of a search is looked for, so that one index answers it. */
export const storedAuditRow = defineRow({ ...declared, fields: { ...fields, busqueda: text('', { internal: true }) } });
