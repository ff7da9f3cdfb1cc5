import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { openWarehouse } from '../warehouse.shared.ts';
import { noteTitle } from './kinds.shared.ts';
import type { NoteStream } from './note.ts';
import { keptNote, type NoteFacts } from './note-lines.ts';
import { notaTecleada } from './parts.ts';
import { needsApproval } from './submit-note.ts';

export interface CreateFacts extends NoteFacts {
  readonly number: number;
  readonly limite: number;
}

/** A note is written; with `enviar` it goes on its way at once. */
export const createNote = (note: NoteStream) =>
  defineCommand({
    name: `create-${note.name}`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/crear`,
    accion: 'nota',
    access: { perfiles: note.makers },
    summary: `Crea una ${note.uno.toLowerCase()}`,
    request: z.strictObject({
      accion: z.literal('nota'),
      nota: notaTecleada(note.motivos),
      enviar: z.boolean().default(false),
    }),
    reply: z.object({ number: z.number().int() }),
    refers: { 'nota.bodega': openWarehouse },
    aggregate: note.aggregate,
    needsFacts: true,
    stream: (_request, { facts }: DecideContext<CreateFacts>) => facts.number,
    decide(_state, { nota, enviar }, { user, now, facts }: DecideContext<CreateFacts>) {
      const { number, limite } = facts;
      const kept = keptNote(nota, facts, user);
      if (isRejection(kept)) return kept;
      const ref = { _id: String(number), number };
      const { drafted, submitted } = note.events;
      return [
        drafted({ ...kept, ...ref, creado_por: personOf(user), createdAt: now }),
        ...(enviar ? [submitted({ nota: ref, aprobar: needsApproval(kept, limite), limite })] : []),
      ];
    },
    answer: ({ state }) => ({
      mensaje:
        state!.estado === 'Por Aprobar'
          ? `La ${noteTitle(note, state!.number)} espera aprobación`
          : `La ${noteTitle(note, state!.number)} fue guardada`,
      number: state!.number,
    }),
  });
