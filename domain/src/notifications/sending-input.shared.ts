import { EMPTY_FIELD } from '../kernel/bound-text.ts';
import { z } from 'zod';
import type { Perfil } from '../kernel/perfiles.ts';
import { plain } from '../kernel/text.ts';

/** Who sends, cancels and sees what was sent (requirements §6). */
export const SENDERS: readonly Perfil[] = ['Administrador', 'Marketing'];

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `A lo más ${max} caracteres`)
    .transform((text) => text.replaceAll(/\s+/g, ' '));
/** A screen of the system (`productos?q=x`) or an address of the web. */
const LINK = /^(https:\/\/\S{1,180}|[\w\-/?=&.%]{1,190})$/;

/** The payload of document 3, as people write it: only a title and what it says must be there. */
export const payloadMasivo = {
  tipo: line(60).default('aviso'),
  titulo: line(120).pipe(z.string().min(1, EMPTY_FIELD)),
  subtitulo: line(150).default(''),
  bajada: line(300).default(''),
  contenido: z.string().trim().min(1, EMPTY_FIELD).max(900, 'A lo más 900 caracteres'),
  producto: line(120).default(''),
  marca: line(80).default(''),
  link: z
    .string()
    .trim()
    .refine((text) => text === '' || LINK.test(text), 'Escribe una dirección https o una pantalla, como productos')
    .default(''),
};
export type Mensaje = { readonly [K in keyof typeof payloadMasivo]: string };

/** Kind of notification by which bells know it: *Gran oferta* is `gran_oferta`. */
const kindOf = (tipo: string): string => {
  const word = plain(tipo)
    .replaceAll(/[^a-z]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return /^[a-z][a-z_]{1,59}$/.test(word) ? word : 'aviso';
};

/** The message as a bell holds it: screens are linked to, addresses of the web are written out. */
export function noticeOf(mensaje: Mensaje) {
  const { tipo, titulo, subtitulo, bajada, contenido, producto, marca, link } = mensaje;
  const outside = link.startsWith('https://');
  return {
    tipo: kindOf(tipo),
    titulo,
    comentario: contenido,
    comentario_adicional: [subtitulo, bajada, producto, marca, outside ? link : ''].filter(Boolean).join(' · '),
    ...(link !== '' && !outside && { enlace: link }),
  };
}
