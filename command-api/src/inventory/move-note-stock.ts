import { visibleNote } from '@power/domain/inventory/notes/guards';
import { moveNoteStock } from '@power/domain/inventory/notes/move-note-stock';
import { entryNote, issueNote } from '@power/domain/inventory/notes/note';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(moveNoteStock, async ({ tipo, nota: id }, services) => {
  const note = tipo === 'entrada' ? entryNote : issueNote;
  const found = visibleNote(note)((await services.load(note.aggregate, id)).state);
  return isRejection(found) ? found : { nota: found };
});
