import { documentId } from '../../kernel/document-guards.ts';
import type { Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { type NoteKind, noteTitle } from './kinds.shared.ts';
import type { Nota, NotaState } from './note.ts';
import type { EstadoNota } from './states.shared.ts';

/** A note as requests name it. */
export const notaId = documentId;

/** The note, if it exists. */
export const visibleNote =
  (kind: NoteKind) =>
  (state: NotaState): Nota | Rejection =>
    state ?? reject('NOTA_NO_EXISTE', `${kind.uno} no encontrada`, 'La nota no existe. Revisa el número.');

/** What stands in the way of a step of a note, for `when`: it is in one of these states and nobody annulled it. */
export const forNote =
  (kind: NoteKind, titulo: string, ...estados: readonly EstadoNota[]) =>
  (state: NotaState, _user: Principal): Rejection | undefined => {
    const found = visibleNote(kind)(state);
    if ('rejected' in found) return found;
    const title = noteTitle(kind, found.number);
    if (found.anulada) return reject('ESTADO_NO_PERMITE', titulo, `La ${title} está anulada.`);
    return estados.includes(found.estado)
      ? undefined
      : reject(
          'ESTADO_NO_PERMITE',
          titulo,
          `La ${title} está en ${found.estado}: se puede sólo en ${estados.join(' o ')}.`,
        );
  };
