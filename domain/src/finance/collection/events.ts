import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';

const cliente = z.object({ _id: z.string(), nombre: z.string() });

/** A customer was asked to pay: to whom, with which words, and what was owed then. */
export const ReminderSent = defineEvent('ReminderSent', {
  label: 'Recordatorio de pago enviado',
  data: z.object({
    cliente,
    plantilla: z.string(),
    para: z.array(z.string()),
    asunto: z.string(),
    mensaje: z.string(),
    /** Pesos owed, and those of them that are overdue. */
    saldo: z.number().int(),
    vencido: z.number().int(),
    enviado_por: persona,
  }),
});

/** What a customer said about paying, and what is done next. */
export const CollectionNoted = defineEvent('CollectionNoted', {
  label: 'Gestión de cobranza',
  data: z.object({
    cliente,
    comentario: z.string(),
    /** Day on which the customer promised to pay. */
    fecha_prometida: z.string().nullable(),
    proxima: z.object({ fecha: z.string(), accion: z.string() }).nullable(),
    registrado_por: persona,
  }),
});
