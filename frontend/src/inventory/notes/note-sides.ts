import { entryKind, issueKind } from '@power/domain/inventory/notes/kinds.shared';
import { entryNoteDocument, issueNoteDocument } from '@power/domain/inventory/notes/views/note-document';
import { entryNoteRow, issueNoteRow } from '@power/domain/inventory/notes/views/note-row';
import { entryNoteCalls, entryNotes, issueNoteCalls, issueNotes } from '../../calls/inventory.ts';

/** Entries without document, as their screens use them. */
export const entrySide = {
  kind: entryKind,
  calls: entryNotes,
  sheet: entryNoteCalls,
  document: entryNoteDocument,
  row: entryNoteRow,
  form: '/sistema/entrada-sin-documento',
  list: 'entrada-sin-documento/listado',
  title: 'Entrada sin Documento',
  titles: 'Entradas sin Documento',
  context: 'Lo que entra sin orden de compra: por qué, a qué bodega y qué productos.',
  empty: { title: 'Todavía no hay entradas sin documento', hint: 'Ingresa la primera con «Nueva entrada».' },
  fresh: 'Nueva entrada',
} as const;

/** Issues without document: the same over calls of their own. */
export const issueSide = {
  kind: issueKind,
  calls: issueNotes,
  sheet: issueNoteCalls,
  document: issueNoteDocument,
  row: issueNoteRow,
  form: '/sistema/salida-sin-documento',
  list: 'salidas-sin-documento',
  title: 'Salida sin Documento',
  titles: 'Salidas sin Documento',
  context: 'Lo que sale sin pedido: merma, muestra, uso interno o garantía.',
  empty: { title: 'Todavía no hay salidas sin documento', hint: 'Ingresa la primera con «Nueva salida».' },
  fresh: 'Nueva salida',
} as const;

export type NoteSide = typeof entrySide | typeof issueSide;
export const addressOf = ({ list }: NoteSide, id: string | number): string => `/sistema/${list}?nota=${id}`;
