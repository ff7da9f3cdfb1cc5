import { z } from 'zod';

const cursor = z.string().regex(/^\d{1,19}$/);
/** Topics of the feed, and lists that are told with their rows (`filas <path> <accion>`). */
const temas = z.array(z.string().min(1).max(160)).max(100);

/** Every frame that a client may send. */
export const clientFrame = z.discriminatedUnion('evento', [
  z.object({
    evento: z.literal('autenticar'),
    datos: z.object({
      token: z.string().max(4096).nullish(),
      usuario: z.string().max(80).nullish(),
      cursor: cursor.nullish(),
      temas: temas.nullish(),
    }),
  }),
  z.object({ evento: z.literal('suscribir'), datos: z.object({ temas }) }),
  z.object({ evento: z.literal('desuscribir'), datos: z.object({ temas }) }),
  z.object({ evento: z.literal('divisa') }),
  z.object({ evento: z.literal('ping'), datos: z.object({ posicion: cursor.nullish() }).nullish() }),
]);

/** What a client may say. The token travels in a frame, never in the address, which proxies write down. */
export type ClientFrame = z.infer<typeof clientFrame>;

/** Undefined for anything else. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
