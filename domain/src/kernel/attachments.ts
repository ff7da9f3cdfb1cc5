import { z } from 'zod';

/** What may be attached, known by its content: nothing that a browser or an operating system would run. */
export const TIPOS_ARCHIVO = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type TipoArchivo = keyof typeof TIPOS_ARCHIVO;
export const ARCHIVOS = Object.keys(TIPOS_ARCHIVO) as [TipoArchivo, ...TipoArchivo[]];

/** Largest file, bytes. */
export const MAX_ARCHIVO = 20 * 1024 * 1024;
/** Of one document: more are an archive, not attachments. */
export const MAX_ADJUNTOS = 50;

/** A file of a document. Its bytes are kept outside the log, under their hash. */
export const adjunto = z.object({
  _id: z.string(),
  nombre: z.string(),
  tipo: z.enum(ARCHIVOS),
  bytes: z.number().int().positive(),
  sha256: z.string(),
  fecha: z.string(),
  usuario: z.object({ _id: z.string(), nombre: z.string() }),
  /** Whether a virus scanner saw it: none is connected by default. */
  revision: z.enum(['limpio', 'sin_revision']),
});
export type Adjunto = z.infer<typeof adjunto>;

/** What a document's state keeps of its files; the aggregate spreads `attachmentFolds` among its own. */
export interface Attached {
  readonly adjuntos?: readonly Adjunto[];
}
