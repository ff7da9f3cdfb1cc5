import type { DomainEvent } from '../../kernel/event.ts';
import { entryNote, issueNote, sumsOf } from './note.ts';
import type { DatosNota, LineaNota } from './parts.ts';

export const CAMERA = {
  _id: 'cam',
  codigo: 'PM1',
  codigo_sap: 'A1',
  part_number: 'CAM-1',
  nombre: 'Cámara',
  marca: 'Hikvision',
};
export const NOTES = { entrada: entryNote, salida: issueNote } as const;

export const lineOf = (linea: number, cantidad: number, costo: number): LineaNota => ({
  linea,
  producto: CAMERA,
  cantidad,
  costo,
});

/** The event by which a note begins: one camera line, unless `more` says otherwise. */
export function draftedNote(tipo: keyof typeof NOTES, number: number, more: Partial<DatosNota> = {}): DomainEvent {
  const lineas = more.lineas ?? [lineOf(1, 3, 1000)];
  return NOTES[tipo].events.drafted({
    bodega: 'BOD',
    motivo: NOTES[tipo].motivos[0],
    observacion: '',
    ...more,
    lineas,
    ...sumsOf(lineas),
    _id: String(number),
    number,
    creado_por: { _id: 'ana', nombre: 'Ana' },
    createdAt: '2026-03-02T12:00:00.000Z',
  });
}
