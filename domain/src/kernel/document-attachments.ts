import { z } from 'zod';
import { AttachmentAdded, AttachmentRemoved } from './attachment-events.ts';
import { type Adjunto, type Attached, MAX_ADJUNTOS, MAX_ARCHIVO } from './attachments.ts';
import { type DecideContext, defineCommand } from './command.ts';
import type { DocumentDefinition } from './document.ts';
import type { DocumentRules } from './document-rules.ts';
import { fileName } from './file-name.ts';
import { defineQuery } from './query.ts';
import { isRejection, reject } from './rejection.ts';

/** What came over the wire, once its content was looked at and it was put away. */
export type ReceivedFile = Pick<Adjunto, 'tipo' | 'bytes' | 'sha256' | 'revision'>;

const NOT_ADDED = 'El archivo no se adjuntó';
const NOT_REMOVED = 'El archivo no se quitó';
/** Calls by which files come to a document, are read and leave it: for whoever may see the document, as its rules say. */
export function attachmentCalls<S, V extends z.ZodType, A extends string>(
  document: DocumentDefinition<z.output<V>, A>,
  rules: DocumentRules<S, V, A>,
) {
  const { name, context, path, title, row } = document;
  const base = {
    context,
    kit: 'document' as const,
    aggregate: rules.aggregate,
    ...(document.codigo && { codigo: document.codigo }),
  };
  const attachedTo = (state: NonNullable<S>): readonly Adjunto[] => (state as Attached).adjuntos ?? [];
  const access = { perfiles: rules.attach };
  const when = (state: S, user: DecideContext<unknown>['user']) => {
    const visible = rules.visible(state, user);
    return isRejection(visible) ? visible : undefined;
  };

  const attach = defineCommand({
    ...base,
    name: `attach-to-${name}`,
    path: `/documentos/${path}/adjuntar`,
    access,
    summary: `Adjunta un archivo: los bytes van en el cuerpo (application/octet-stream)`,
    upload: MAX_ARCHIVO,
    request: z.strictObject({ id: rules.id, nombre: fileName }),
    needsFacts: true,
    when,
    stream: ({ id }) => String(id),
    decide(state, { id, nombre }, { user, now, facts, commandId }: DecideContext<ReceivedFile>) {
      const files = attachedTo(state!);
      // The same bytes under the same name again: they are there.
      if (files.some((file) => file.sha256 === facts.sha256 && file.nombre === nombre)) return [];
      const most = rules.mostFiles ?? MAX_ADJUNTOS;
      if (files.length >= most)
        return reject('DEMASIADOS_ADJUNTOS', NOT_ADDED, `${title(id)} ya tiene ${most} archivos. Quita alguno.`);
      return [
        AttachmentAdded({
          documento: title(id),
          adjunto: { _id: commandId, nombre, ...facts, fecha: now, usuario: { _id: user._id, nombre: user.nombre } },
        }),
      ];
    },
    answer: (_, { nombre }) => ({ mensaje: `${nombre} quedó adjunto` }),
  });

  const detach = defineCommand({
    ...base,
    name: `detach-from-${name}`,
    path: `/documentos/${path}`,
    accion: 'quitaradjunto',
    access,
    summary: 'Quita un archivo adjunto',
    request: z.strictObject({ accion: z.literal('quitaradjunto'), id: rules.id, adjunto: z.string().min(1).max(100) }),
    when,
    stream: ({ id }) => String(id),
    decide(state, { id, adjunto }, { user }) {
      const found = attachedTo(state!).find(({ _id }) => _id === adjunto);
      if (!found) return [];
      if (found.usuario._id !== user._id && user.perfil !== 'Administrador')
        return reject('SIN_PERMISO', NOT_REMOVED, `Lo adjuntó ${found.usuario.nombre}: pídele que lo quite.`);
      return [AttachmentRemoved({ documento: title(id), adjunto: found })];
    },
    answer: () => ({ mensaje: 'El archivo fue quitado' }),
  });

  const file = defineQuery({
    context,
    kit: 'document',
    ...(document.codigo && { codigo: document.codigo }),
    name: `${name}-attachment`,
    path: `/documentos/${path}`,
    accion: 'adjunto',
    access: { perfiles: rules.read },
    scope: row.scope,
    reads: [],
    summary: 'Un archivo adjunto',
    file: 'adjunto',
    request: z.strictObject({ accion: z.literal('adjunto'), id: rules.id, adjunto: z.string().min(1).max(100) }),
    reply: z.object({ ok: z.literal(true) }),
  });

  return { attach, detach, file };
}
