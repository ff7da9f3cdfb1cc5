import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { forNote, notaId } from './guards.ts';
import { noteTitle } from './kinds.shared.ts';
import { movementsOf, type NoteStream, refOf } from './note.ts';
import { missingFor, type StockFacts } from './note-stock.ts';

const TITLE = 'La nota no se ejecutó';

/** The goods are in, or out: stock follows by a process, line by line. */
export const executeNote = (note: NoteStream) =>
  defineCommand({
    name: `execute-${note.name}`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/modificar`,
    accion: 'ejecutar',
    access: { perfiles: note.makers },
    summary: `Ejecuta una ${note.uno.toLowerCase()} aprobada: mueve el stock de sus líneas`,
    request: z.strictObject({ accion: z.literal('ejecutar'), id: notaId, expectedVersion }),
    aggregate: note.aggregate,
    needsFacts: true,
    stream: ({ id }) => String(id),
    completedBy: 'inventory/note-stock',
    when: forNote(note, TITLE, 'Aprobada'),
    decide(state, _request, { user, facts }: DecideContext<StockFacts>) {
      const missing = note.sign < 0 ? missingFor(state!, facts, TITLE) : undefined;
      if (missing) return missing;
      return [
        note.events.executed({
          nota: refOf(state!),
          ejecutado_por: personOf(user),
          ...movementsOf(state!, state!.motivo),
        }),
      ];
    },
    answer: ({ state }) => ({ mensaje: `La ${noteTitle(note, state!.number)} fue ejecutada` }),
  });
