import {
  EntryNoteAnnulled,
  EntryNoteExecuted,
  EntryNoteRetried,
  IssueNoteAnnulled,
  IssueNoteExecuted,
  IssueNoteRetried,
  type RefNota,
} from '@power/domain/inventory/notes/events';
import { entryKind, issueKind, type NoteKind } from '@power/domain/inventory/notes/kinds.shared';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Moves {
  readonly nota: RefNota;
  readonly lineas: readonly { readonly linea: number; readonly producto: { readonly _id: string } }[];
}

/** One command a line, each under the id of the event and the line; a line that cannot move any more is told to the note. */
const move =
  ({ tipo, name }: NoteKind, inverso: boolean) =>
  async ({ nota, lineas }: Moves, { stream, version }: EventContext, tools: ProcessTools): Promise<void> => {
    await Promise.all(
      lineas.map(async ({ linea, producto }) => {
        const id = `note-stock/${stream}/${version}/${linea}`;
        const reply = await tools.command(
          'move-note-stock',
          { accion: 'moverpornota', producto: producto._id, tipo, nota: nota._id, linea, inverso },
          id,
        );
        if (reply.ok) return;
        await tools.command(
          `${name}-line-not-moved`,
          { accion: 'lineasinmover', id: nota._id, linea, motivo: String(reply.mensaje), inverso },
          `${id}/refused`,
        );
      }),
    );
  };

/** Stock follows entries and issues without document: line by line, and back when one is annulled. */
export default defineProcess('inventory/note-stock', 'Stock de entradas y salidas sin documento', [
  react(EntryNoteExecuted, move(entryKind, false)),
  react(EntryNoteAnnulled, move(entryKind, true)),
  react(IssueNoteExecuted, move(issueKind, false)),
  react(IssueNoteAnnulled, move(issueKind, true)),
  react(EntryNoteRetried, (retried, context, tools) => move(entryKind, retried.inverso)(retried, context, tools)),
  react(IssueNoteRetried, (retried, context, tools) => move(issueKind, retried.inverso)(retried, context, tools)),
]);
