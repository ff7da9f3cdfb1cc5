import type { DocumentList } from '../../kernel/document-rules.ts';
import type { Nota } from './note.ts';
import { noteGrids } from './views/grids.ts';
import { entryNoteRow, issueNoteRow, type NoteRow, type NoteRowDefinition } from './views/note-row.ts';

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

const listOf = (tipo: keyof typeof noteGrids, row: NoteRowDefinition, titulo: string): DocumentList<Nota> => ({
  row,
  rowOf,
  version: 2,
  indexes: [['number'], ['estado']],
  ...noteGrids[tipo],
  titulo,
  excel: [
    'number',
    'estado',
    'anulada',
    'bodega',
    'motivo',
    { field: 'observacion', ancho: 40 },
    'lineas',
    'unidades',
    'sin_mover',
    'valor_costo',
    'creado_por',
    'createdAt',
    'aprobado_por',
    'ejecutado_por',
    'ejecutada',
  ],
});

/** Entries and issues without document, as their lists read them. */
export const noteLists = {
  entrada: listOf('entrada', entryNoteRow, 'Notas de entrada'),
  salida: listOf('salida', issueNoteRow, 'Notas de salida'),
} as const;
