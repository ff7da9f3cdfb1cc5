import { visibleNote } from '@power/domain/inventory/notes/guards';
import { moveNoteStock, TITLE } from '@power/domain/inventory/notes/move-note-stock';
import { entryNote, issueNote } from '@power/domain/inventory/notes/note';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { knownUnit } from '../kernel/serial-owner.ts';
import { namedSerials } from './serial-facts.ts';

export default provideFacts(moveNoteStock, async ({ tipo, nota: id, linea, producto, inverso }, services) => {
  const note = tipo === 'entrada' ? entryNote : issueNote;
  const nota = visibleNote(note)((await services.load(note.aggregate, id)).state);
  if (isRejection(nota)) return nota;
  const series = nota.lineas.find((line) => line.linea === linea)?.series ?? [];
  return (tipo === 'entrada') === inverso
    ? { nota, series: await namedSerials(services, { producto, series, from: { bodega: nota.bodega } }, TITLE) }
    : { nota, ajena: await knownUnit(services, producto, series, TITLE) };
});
