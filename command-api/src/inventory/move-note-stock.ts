import { visibleNote } from '@power/domain/inventory/notes/guards';
import { entryKind, noteTitle } from '@power/domain/inventory/notes/kinds.shared';
import { moveNoteStock, TITLE } from '@power/domain/inventory/notes/move-note-stock';
import { entryNote, issueNote } from '@power/domain/inventory/notes/note';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { knownUnit, serialFlow } from '../kernel/serial-flow.ts';
import { reopenWarehouse } from '../kernel/place-arrivals.ts';
import { namedSerials } from '../kernel/serial-facts.ts';

/** The note of a movement, and why its units cannot make it; each is taken before the stock is written. */
export default provideFacts(
  moveNoteStock,
  async ({ tipo, nota: id, linea, producto, inverso }, services) => {
    const note = tipo === 'entrada' ? entryNote : issueNote;
    const nota = visibleNote(note)((await services.load(note.aggregate, id)).state);
    if (isRejection(nota)) return nota;
    const series = nota.lineas.find((line) => line.linea === linea)?.series ?? [];
    if ((tipo === 'entrada') === inverso)
      return { nota, series: await namedSerials(services, { producto, series, from: { bodega: nota.bodega } }, TITLE) };
    const documento = tipo === 'entrada' ? noteTitle(entryKind, nota.number) : null;
    return { nota, ajena: await knownUnit(services, producto, series, TITLE, documento) };
  },
  {
    ...serialFlow(moveNoteStock, {
      producto: ({ producto }) => producto,
      series: ({ linea }, { nota }) => nota.lineas.find((line) => line.linea === linea)?.series ?? [],
      known: ({ series }) => series,
      titulo: TITLE,
    }),
    async finish(_reply, { tipo, nota: id, inverso }, services) {
      const note = tipo === 'entrada' ? entryNote : issueNote;
      const { state } = await services.load(note.aggregate, id);
      if (state && (tipo === 'entrada') !== inverso) await reopenWarehouse(services, state.bodega);
      return {};
    },
  },
);
