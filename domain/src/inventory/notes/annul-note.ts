import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { forNote, notaId } from './guards.ts';
import { issueKind, noteTitle } from './kinds.shared.ts';
import { movementsOf, type NoteStream, refOf } from './note.ts';
import { missingFor, type StockFacts } from './note-stock.ts';

const TITLE = 'La nota no se anuló';

/** Reversal instead of deletion: the note stays to be read, and what it moved moves back. */
export const annulNote = (note: NoteStream) =>
  defineCommand({
    name: `annul-${note.name}`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/eliminar`,
    access: { perfiles: issueKind.makers },
    summary: `Anula una ${note.uno.toLowerCase()}; si fue ejecutada, con el movimiento inverso`,
    request: z.strictObject({
      id: notaId,
      // Blank is a business refusal with its own text, not a malformed request.
      motivo: z.string().trim().max(4000).default(''),
      expectedVersion,
    }),
    aggregate: note.aggregate,
    needsFacts: true,
    stream: ({ id }) => String(id),
    completedBy: 'inventory/note-stock',
    when: forNote(note, TITLE, 'Borrador', 'Por Aprobar', 'Aprobada', 'Ejecutada'),
    decide(state, { motivo }, { facts }: DecideContext<StockFacts>) {
      if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
      const executed = state!.estado === 'Ejecutada';
      // What came in may have been sold since.
      const pending = new Set(state!.pendientes.map(({ linea }) => linea));
      const moved = { ...state!, lineas: state!.lineas.filter(({ linea }) => !pending.has(linea)) };
      const missing = executed && note.sign > 0 ? missingFor(moved, facts, TITLE) : undefined;
      if (missing) return missing;
      const back = movementsOf(moved, motivo);
      return [note.events.annulled({ nota: refOf(state!), ...back, lineas: executed ? back.lineas : [] })];
    },
    answer: ({ state }) => ({ mensaje: `La ${noteTitle(note, state!.number)} fue anulada` }),
  });
