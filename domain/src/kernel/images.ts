import { z } from 'zod';

/** What pictures may come as, known by their content: SVG and whatever else a browser would run is none. */
export const TIPOS_IMAGEN = ['png', 'jpg', 'webp'] as const;
/** Largest picture as it comes, bytes. */
export const MAX_IMAGEN = 10 * 1024 * 1024;
/** Largest picture as it comes, pixels: a small file may hold a picture that no memory does. */
export const MAX_PIXELES = 50_000_000;
/** Of one product: more are a catalogue. */
export const MAX_IMAGENES = 12;
/** Longest side of what is kept, pixels. */
export const TAMANOS_IMAGEN = { grande: 1200, miniatura: 160 } as const;
/** Where a record keeps a picture: the usual one, and one that is drawn for phones. */
export const CAMPOS_IMAGEN = ['imagen', 'imagen_movil'] as const;
export type CampoImagen = (typeof CAMPOS_IMAGEN)[number];
export type TamanoImagen = keyof typeof TAMANOS_IMAGEN;

/** A picture as it is kept: drawn anew by the server as JPEG in two sizes, so nothing else that came with it is left. */
export const imagen = z.object({
  _id: z.string(),
  nombre: z.string(),
  /** Hashes under which its bytes lie. */
  grande: z.string(),
  miniatura: z.string(),
  /** Of the large one, pixels. */
  ancho: z.number().int().positive(),
  alto: z.number().int().positive(),
  fecha: z.string(),
  usuario: z.object({ _id: z.string(), nombre: z.string() }),
});
export type Imagen = z.infer<typeof imagen>;

/** What came over the wire, once it was drawn anew and put away. */
export type ReceivedImage = Pick<Imagen, 'grande' | 'miniatura' | 'ancho' | 'alto'>;
