import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { cifraTienda } from './parts.ts';

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

/** What a store said of an app on a day; a later one of the same day stands in its place. */
export const StoreFigureImported = defineEvent('StoreFigureImported', {
  label: 'Cifra de tienda importada',
  data: cifraTienda.extend({ _id: z.string(), resultado: z.enum(['nuevo', 'modificado']) }),
});
