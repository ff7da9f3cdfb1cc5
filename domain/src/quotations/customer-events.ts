import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';
import { change } from './ref.ts';

/** A link for the customer. The log keeps the hash of its token, and the seed from which only the server's secret makes it again. */
export const QuotationLinkIssued = defineEvent('QuotationLinkIssued', {
  label: 'Enlace para el cliente',
  data: z.object({ ...change, semilla: z.string(), token_hash: z.string(), vence: z.string(), usuario: persona }),
  secret: ['semilla', 'token_hash'],
});

export const QuotationLinkRevoked = defineEvent('QuotationLinkRevoked', {
  label: 'Enlace del cliente retirado',
  data: z.object({ ...change, usuario: persona }),
});

export const QuotationSent = defineEvent('QuotationSent', {
  label: 'Cotización enviada por correo',
  data: z.object({ ...change, para: z.string(), mensaje: z.string().nullable(), usuario: persona }),
});

/** The customer read it; told apart from the one before by a minute at least. */
export const QuotationOpened = defineEvent('QuotationOpened', {
  label: 'Cotización abierta por el cliente',
  data: z.object({ ...change, fecha: z.string(), primera: z.boolean() }),
});

/** `linea` null: about the whole quotation. */
export const QuotationQuestionAsked = defineEvent('QuotationQuestionAsked', {
  label: 'Pregunta del cliente',
  data: z.object({
    ...change,
    pregunta: z.number().int().positive(),
    linea: z.number().int().nullable(),
    part_number: z.string().nullable(),
    texto: z.string(),
    nombre: z.string(),
    fecha: z.string(),
  }),
});

export const QuotationQuestionAnswered = defineEvent('QuotationQuestionAnswered', {
  label: 'Respuesta al cliente',
  data: z.object({
    ...change,
    pregunta: z.number().int().positive(),
    texto: z.string(),
    usuario: persona,
    fecha: z.string(),
  }),
});

/** `version_guardada`: the version that the customer was reading. */
export const QuotationAccepted = defineEvent('QuotationAccepted', {
  label: 'Cotización aceptada por el cliente',
  data: z.object({
    ...change,
    nombre: z.string(),
    rut: z.string(),
    version_guardada: z.number().int(),
    fecha: z.string(),
  }),
});

export const QuotationDeclined = defineEvent('QuotationDeclined', {
  label: 'Cotización declinada por el cliente',
  data: z.object({
    ...change,
    motivo: z.string(),
    nombre: z.string().nullable(),
    version_guardada: z.number().int(),
    fecha: z.string(),
  }),
});
