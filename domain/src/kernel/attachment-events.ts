import { z } from 'zod';
import { type Fold, on } from './aggregate.ts';
import { type Attached, adjunto } from './attachments.ts';
import { defineEvent, type EventContext } from './event.ts';

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

export const attachmentFolds = <S extends Attached>(): readonly Fold<S | undefined>[] => [
  on(AttachmentAdded, (s: S | undefined, d) => s && { ...s, adjuntos: [...(s.adjuntos ?? []), d.adjunto] }),
  on(
    AttachmentRemoved,
    (s: S | undefined, d) => s && { ...s, adjuntos: (s.adjuntos ?? []).filter(({ _id }) => _id !== d.adjunto._id) },
  ),
];
