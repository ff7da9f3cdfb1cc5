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
      readonly hoja?: string | undefined;
      readonly filas: number;
      /** Rows of each part that was named so far. */
      readonly partes: readonly number[];
      /** The number of the last of them: the next part goes on after it, whatever is held of earlier rows by then. */
      readonly ultima?: number;
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
    partes: [],
    hechas: [],
  })),
  on(ImportStarted, (s, { filas, rechazados, columnas, hoja }) => s && { ...s, filas, rechazados, columnas, hoja }),
  on(
    ImportPart,
    (s, { filas }) => s && { ...s, partes: [...s.partes, filas.length], ultima: filas.at(-1)?.fila ?? s.ultima },
  ),
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

type Begun = Pick<NonNullable<ImportState>, 'partes' | 'hechas'>;

/** Rows that were named in parts. */
export const namedRows = ({ partes }: Begun): number => partes.reduce((sum, rows) => sum + rows, 0);

/** Rows of the parts that were worked through. */
export const doneRows = ({ partes, hechas }: Begun): number => hechas.reduce((sum, parte) => sum + partes[parte]!, 0);

/** Whether it was begun and rows are still to be named. */
export const hasUnnamedRows = (state: NonNullable<ImportState>): boolean =>
  state.columnas !== undefined && namedRows(state) < state.filas;

/** Whether every row was named, and every part worked through. */
export const isDone = (state: NonNullable<ImportState>): boolean =>
  state.columnas !== undefined && !hasUnnamedRows(state) && state.hechas.length >= state.partes.length;
