import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { mensajeMasivo, segmento } from './parts.ts';
import { persona } from '../kernel/person.ts';

const envio = z.object({ _id: z.string(), titulo: z.string() });

export const SendingScheduled = defineEvent('SendingScheduled', {
  label: 'Envío programado',
  data: z.object({
    _id: z.string(),
    mensaje: mensajeMasivo,
    segmento,
    /** Instant at which it starts, ISO UTC. */
    inicia: z.string(),
    /** How many it reached when it was asked for. */
    estimados: z.number().int(),
    autor: persona,
  }),
});
export const SendingCancelled = defineEvent('SendingCancelled', {
  label: 'Envío cancelado',
  data: envio.extend({ motivo: z.string() }),
});
export const SendingStarted = defineEvent('SendingStarted', {
  label: 'Envío iniciado',
  data: envio.extend({ personas: z.number().int() }),
});
/** Some of those who receive it, with all that telling them needs. */
export const SendingPart = defineEvent('SendingPart', {
  label: 'Personas de un envío',
  data: z.object({
    _id: z.string(),
    parte: z.number().int(),
    mensaje: mensajeMasivo,
    personas: z.array(persona),
    autor: persona,
  }),
});
export const SendingPartDone = defineEvent('SendingPartDone', {
  label: 'Avance de un envío',
  data: z.object({
    _id: z.string(),
    parte: z.number().int(),
    resultados: z.array(
      z.object({
        persona: z.string(),
        /** The notification in the person's bell; '' when it was refused. */
        notificacion: z.string(),
        /** Why it was refused; '' when it was not. */
        error: z.string(),
      }),
    ),
  }),
});
