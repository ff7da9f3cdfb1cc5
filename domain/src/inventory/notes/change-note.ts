import { z } from 'zod';
import { changesOf } from '../../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { openWarehouse } from '../warehouse.shared.ts';
import { forNote, notaId } from './guards.ts';
import { noteTitle } from './kinds.shared.ts';
import { type NoteStream, refOf } from './note.ts';
import { keptNote, type NoteFacts } from './note-lines.ts';
import { type DatosNota, notaTecleada } from './parts.ts';

/** Corrects a note that nobody was asked to approve yet. */
export const changeNote = (note: NoteStream) =>
  defineCommand({
    name: `change-${note.name}`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/modificar`,
    accion: 'nota',
    access: { perfiles: note.makers },
    summary: `Modifica una ${note.uno.toLowerCase()} en borrador`,
    request: z.strictObject({
      accion: z.literal('nota'),
      id: notaId,
      nota: notaTecleada(note.motivos),
      expectedVersion,
    }),
    refers: { 'nota.bodega': openWarehouse },
    aggregate: note.aggregate,
    needsFacts: true,
    stream: ({ id }) => String(id),
    when: forNote(note, 'La nota no se guardó', 'Borrador'),
    decide(state, { nota }, { user, facts }: DecideContext<NoteFacts>) {
      const kept = keptNote(nota, facts, user, state);
      if (isRejection(kept)) return kept;
      const changes = changesOf<DatosNota>(state!, kept);
      return changes ? [note.events.changed({ nota: refOf(state!), ...changes })] : [];
    },
    answer: ({ state }) => ({ mensaje: `La ${noteTitle(note, state!.number)} fue guardada` }),
  });
