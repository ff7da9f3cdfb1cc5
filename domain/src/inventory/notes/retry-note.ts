import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf, type Principal } from '../../kernel/principal.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { notaId, visibleNote } from './guards.ts';
import { noteTitle } from './kinds.shared.ts';
import { movementsOf, type NotaState, type NoteStream, refOf, retriable } from './note.ts';
import { missingFor, type StockFacts } from './note-stock.ts';

const TITLE = 'No se reintentó';

/** What stands in the way of another try. */
const forRetry =
  (note: NoteStream) =>
  (state: NotaState, _user: Principal): Rejection | undefined => {
    const found = visibleNote(note)(state);
    if ('rejected' in found) return found;
    return retriable(found).length > 0
      ? undefined
      : reject('ESTADO_NO_PERMITE', TITLE, `La ${noteTitle(note, found.number)} no tiene líneas sin mover.`);
  };

/** What kept lines from moving is settled: they move after all, or, of an annulled note, back. */
export const retryNote = (note: NoteStream) =>
  defineCommand({
    name: `retry-${note.name}`,
    kit: 'document',
    context: 'inventory',
    path: `${note.path}/modificar`,
    accion: 'reintentar',
    access: { perfiles: note.makers },
    summary: `Mueve otra vez las líneas de una ${note.uno.toLowerCase()} que no movieron stock`,
    request: z.strictObject({ accion: z.literal('reintentar'), id: notaId, expectedVersion }),
    aggregate: note.aggregate,
    needsFacts: true,
    stream: ({ id }) => String(id),
    completedBy: 'inventory/note-stock',
    when: forRetry(note),
    decide(state, _request, { user, facts }: DecideContext<StockFacts>) {
      const lines = new Set(retriable(state!));
      const open = { ...state!, lineas: state!.lineas.filter(({ linea }) => lines.has(linea)) };
      const inverso = open.anulada;
      // An issue takes out, and so does an entry that is taken back.
      const missing = note.sign < 0 === inverso ? undefined : missingFor(open, facts, TITLE);
      if (missing) return missing;
      return [
        note.events.retried({
          nota: refOf(open),
          inverso,
          reintentado_por: personOf(user),
          ...movementsOf(open, (inverso && open.motivo_anulacion) || open.motivo),
        }),
      ];
    },
    answer: ({ state }) => ({ mensaje: `Las líneas de la ${noteTitle(note, state!.number)} se mueven otra vez` }),
  });
