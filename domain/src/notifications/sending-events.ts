import { z } from 'zod';
import { TIPOS_CLIENTE } from '../customers/tipos.shared.ts';
import { defineEvent } from '../kernel/event.ts';
import { PERFILES } from '../kernel/perfiles.ts';

/** What a mass notification says (document 3 §3); an empty text is ''. */
export const mensajeMasivo = z.object({
  tipo: z.string(),
  titulo: z.string(),
  subtitulo: z.string(),
  bajada: z.string(),
  contenido: z.string(),
  producto: z.string(),
  marca: z.string(),
  link: z.string(),
});
/** Who receives it: active people of whom each given condition holds; without any, everybody. Tier and brands bought are those of the customer that the person is linked to. */
export const segmento = z.object({
  perfiles: z.array(z.enum(PERFILES)).max(PERFILES.length).default([]),
  tipos_cliente: z.array(z.enum(TIPOS_CLIENTE)).max(TIPOS_CLIENTE.length).default([]),
  marcas: z.array(z.string().trim().min(1).max(80)).max(50).default([]),
});
export type Segmento = z.output<typeof segmento>;

const persona = z.object({ _id: z.string(), nombre: z.string() });
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
