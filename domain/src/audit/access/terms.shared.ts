import { z } from 'zod';

export const ACCESOS = ['exportacion', 'costos'] as const;

/** Who looked at what. `llamada` is the query's name, `texto` what people call it, `clave` the document that was asked for. */
export const parteAcceso = z.object({
  usuario: z.object({ _id: z.string(), nombre: z.string(), perfil: z.string() }),
  llamada: z.string(),
  texto: z.string(),
  clave: z.string(),
});
export type ParteAcceso = z.infer<typeof parteAcceso>;
