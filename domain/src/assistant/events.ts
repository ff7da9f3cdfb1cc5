import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

export const TIENDAS = ['google', 'apple'] as const;

/** One question to the assistant of the app. Not who asked: what is asked about is all that anybody needs. */
export const AssistantAsked = defineEvent('AssistantAsked', {
  label: 'Consulta al asistente',
  data: z.object({
    _id: z.string(),
    fecha: z.string(),
    tema: z.string(),
    /** Without addresses, telephones and RUTs. */
    pregunta: z.string(),
    respondida: z.boolean(),
  }),
});

export const cifraTienda = z.object({
  tienda: z.enum(TIENDAS),
  app: z.string(),
  /** Track of the store: `production`, `beta`. */
  pista: z.string(),
  version: z.string(),
  estado: z.string(),
  /** Santiago day of the figures. */
  fecha: z.string(),
  /** Downloads of that day. */
  descargas: z.number().int(),
});
export type CifraTienda = z.infer<typeof cifraTienda>;

/** What a store said of an app on a day; a later one of the same day stands in its place. */
export const StoreFigureImported = defineEvent('StoreFigureImported', {
  label: 'Cifra de tienda importada',
  data: cifraTienda.extend({ _id: z.string(), resultado: z.enum(['nuevo', 'modificado']) }),
});
