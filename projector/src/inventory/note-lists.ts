import { aggregates } from '@power/domain/aggregates';
import type { entryNoteCalls } from '@power/domain/documents';
import {
  entryNoteRow,
  issueNoteRow,
  type NoteRow,
  type NoteRowDefinition,
} from '@power/domain/inventory/notes/views/note-row';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { documentList } from '../kernel/document-list.ts';

type NotaState = (typeof entryNoteCalls)['rules']['aggregate']['initial'];
type Nota = NonNullable<NotaState>;

const rowOf = (n: Nota): Omit<NoteRow, 'documento' | 'updatedAt' | 'version'> => ({
  _id: n._id,
  number: n.number,
  estado: n.estado,
  anulada: n.anulada,
  bodega: n.bodega,
  motivo: n.motivo,
  observacion: n.observacion,
  lineas: n.lineas.length,
  unidades: n.unidades,
  sin_mover: n.pendientes.length,
  valor_costo: n.valor_costo,
  creado_por: n.creado_por.nombre,
  aprobado_por: n.aprobado_por?.nombre ?? null,
  ejecutado_por: n.ejecutado_por?.nombre ?? null,
  createdAt: n.createdAt,
  ejecutada: n.ejecutada,
});

const listOf = (row: NoteRowDefinition, category: string) =>
  documentList(row, aggregates.get(category) as Aggregate<NotaState>, rowOf, {
    version: 2,
    indexes: [['number'], ['estado']],
  });

/** Entries and issues without document, as their lists read them. */
export default [listOf(entryNoteRow, 'entrynote'), listOf(issueNoteRow, 'issuenote')];
