import { code, count, flag, instant, json, key, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { mensajeMasivo, segmento } from '../parts.ts';
import { ESTADOS_DESTINATARIO, ESTADOS_ENVIO, recipientLooks, sendingLooks } from '../sending-looks.ts';

/** A mass notification and how far it is. */
export const sendingRow = defineRow({
  projection: 'notifications/sending-list',
  table: 'sending_list',
  topic: 'envios',
  scope: everyone,
  fields: {
    _id: code('N°', { search: true }),
    titulo: text('Título', { search: true }),
    tipo: text('Tipo', { search: true }),
    estado: state('Estado', ESTADOS_ENVIO, { looks: sendingLooks }),
    inicia: instant('Sale'),
    personas: count('Personas'),
    entregadas: count('Entregadas'),
    rechazadas: count('Rechazadas'),
    autor: text('Usuario', { search: true, person: true }),
    motivo: text('Motivo', { nullable: true }),
    mensaje: json('Mensaje', mensajeMasivo),
    segmento: json('Segmento', segmento),
    createdAt: instant('Creado'),
    updatedAt: instant('Actualizado'),
  },
});
export type SendingRow = RowOf<typeof sendingRow>;

/** One person of a mass notification, and what became of it. */
export const recipientRow = defineRow({
  projection: 'notifications/recipient-list',
  table: 'recipient_list',
  topic: 'envios-personas',
  scope: everyone,
  fields: {
    _id: key(),
    envio: code('Envío'),
    persona: key(),
    nombre: text('Persona', { search: true }),
    estado: state('Campana', ESTADOS_DESTINATARIO, { looks: recipientLooks }),
    error: text('Motivo', { nullable: true }),
    notificacion: key(),
    updatedAt: instant('Actualizado'),
  },
});
export type RecipientRow = RowOf<typeof recipientRow>;

/** What the list of people shows besides: the push to their browsers, and whether they have read it. */
export const shownRecipient = recipientRow.schema
  .pick({ _id: true, nombre: true, estado: true, error: true, updatedAt: true })
  .extend({
    leida: flag('Leída').schema,
    /** Browsers to which it was pushed, and what failed of those that are left. */
    navegadores: count('Navegadores').schema,
    push_error: text('Error de push', { nullable: true }).schema,
  });
