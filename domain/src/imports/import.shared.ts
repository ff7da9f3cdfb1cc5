import { defineAggregate, on } from '../kernel/aggregate.ts';
import type { ImportOutcome } from '../kernel/master-import.ts';
import { ImportPart, ImportPartDone, ImportStarted, ImportUploaded } from './events.ts';

export type ImportState =
  | (ImportOutcome & {
      readonly tipo: string;
      readonly archivo: { readonly nombre: string; readonly sha256: string; readonly bytes: number } | null;
      readonly autor: string;
      /** Undefined until it was started: the field of each column. */
      readonly columnas?: readonly (string | null)[];
      readonly filas: number;
      readonly partes: number;
      /** Parts that were worked through. */
      readonly hechas: readonly number[];
    })
  | undefined;

const NOTHING: ImportOutcome = { nuevos: 0, modificados: 0, sin_cambio: 0, rechazados: [] };

/** Stream `import-<_id>`: a spreadsheet and what became of its rows. */
export const spreadsheetImport = defineAggregate<ImportState>('import', undefined, [
  on(ImportUploaded, (_, { tipo, archivo, autor }) => ({
    ...NOTHING,
    tipo,
    archivo,
    autor,
    filas: 0,
    partes: 0,
    hechas: [],
  })),
  on(ImportStarted, (s, { filas, rechazados, columnas }) => s && { ...s, filas, rechazados, columnas }),
  on(ImportPart, (s) => s && { ...s, partes: s.partes + 1 }),
  on(
    ImportPartDone,
    (s, d) =>
      s && {
        ...s,
        hechas: [...s.hechas, d.parte],
        nuevos: s.nuevos + d.nuevos,
        modificados: s.modificados + d.modificados,
        sin_cambio: s.sin_cambio + d.sin_cambio,
        rechazados: [...s.rechazados, ...d.rechazados],
      },
  ),
]);

/** Whether every part of it was worked through. */
export const isDone = (state: NonNullable<ImportState>): boolean =>
  state.columnas !== undefined && state.hechas.length >= state.partes;
