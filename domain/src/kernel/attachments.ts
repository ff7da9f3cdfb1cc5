import { z } from 'zod';
import { type Fold, on } from './aggregate.ts';
import { defineEvent, type EventContext } from './event.ts';

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

export const AttachmentAdded = defineEvent('AttachmentAdded', {
  label: 'Archivo adjuntado',
  data: z.object({ documento: z.string(), adjunto }),
});
export const AttachmentRemoved = defineEvent('AttachmentRemoved', {
  label: 'Archivo quitado',
  data: z.object({ documento: z.string(), adjunto }),
});

/** For projections of documents of one category: files are attached to others too. */
export const attachedTo =
  (category: string) =>
  (_: unknown, { stream }: EventContext): string[] =>
    stream.startsWith(`${category}-`) ? [stream.slice(category.length + 1)] : [];

/** What a document's state keeps of its files; the aggregate spreads {@link attachmentFolds} among its own. */
export interface Attached {
  readonly adjuntos?: readonly Adjunto[];
}

export const attachmentFolds = <S extends Attached>(): readonly Fold<S | undefined>[] => [
  on(AttachmentAdded, (s: S | undefined, d) => s && { ...s, adjuntos: [...(s.adjuntos ?? []), d.adjunto] }),
  on(
    AttachmentRemoved,
    (s: S | undefined, d) => s && { ...s, adjuntos: (s.adjuntos ?? []).filter(({ _id }) => _id !== d.adjunto._id) },
  ),
];
