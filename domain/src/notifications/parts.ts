import { z } from 'zod';
import { TIPOS_CLIENTE } from '../customers/tipos.shared.ts';
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
