import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { costFieldsOf } from '../../../kernel/row.ts';
import { entryKind, issueKind, type NoteKind } from '../kinds.shared.ts';
import { entryNoteRow, issueNoteRow, type NoteRowDefinition, shownNoteRow } from './note-row.ts';

/** The list of a kind of note, and its Excel. */
function gridsOf({ name, path, uno, makers }: NoteKind, row: NoteRowDefinition) {
  const list = { kit: 'document', context: 'inventory', path: `${path}/listar`, access: { perfiles: makers } } as const;
  const many = uno.toLowerCase().replace('nota', 'notas');
  return {
    grid: defineGridQuery(shownNoteRow(row), { ...list, name: `${name}-grid`, summary: `Grilla de ${many}` }),
    export: defineQuery({
      ...list,
      ...exportCall('exportacion'),
      name: `${name}-export`,
      reads: [row.projection],
      scope: row.scope,
      costFields: costFieldsOf(row),
      summary: `Exporta a Excel las ${many} filtradas`,
    }),
  };
}

export const noteGrids = {
  entrada: gridsOf(entryKind, entryNoteRow),
  salida: gridsOf(issueKind, issueNoteRow),
} as const;
