import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { ImportKind } from '../kernel/import-kind.ts';
import type { ReadRows } from '../kernel/master-rows.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { ImportPart, ImportStarted } from './events.ts';
import { type ImportState, spreadsheetImport } from './import.shared.ts';
import { columnas, importId } from './parts.ts';

/** Rows of one event: small enough for any store, and for whoever works through it between two checkpoints. */
const PART = 100;
/** Wrong rows that an import remembers: who has more mends the column first. */
const MOST_WRONG = 2000;
const TITLE = 'La importación no se inició';

/** Events that begin an import: what it is about first, then its rows in parts. */
export const begun = (_id: string, { tipo }: ImportKind, { good, wrong }: ReadRows, fields: (string | null)[]) => [
  ImportStarted({
    _id,
    tipo,
    filas: good.length,
    rechazados: wrong.slice(0, MOST_WRONG).map(({ fila, errores }) => ({ fila, errores: [...errores] })),
    columnas: fields,
  }),
  ...Array.from({ length: Math.ceil(good.length / PART) }, (_, parte) =>
    ImportPart({
      _id,
      tipo,
      parte,
      filas: good
        .slice(parte * PART, (parte + 1) * PART)
        .map(({ fila, values }) => ({ fila, valores: { ...values } as Record<string, unknown> })),
    }),
  ),
];

/** What stands in the way of rows: none of them is right. */
export const nothingGood = ({ good, wrong }: ReadRows): Rejection | undefined =>
  good.length > 0
    ? undefined
    : reject(
        'SIN_FILAS',
        TITLE,
        wrong[0]
          ? `Ninguna fila se puede importar. Fila ${wrong[0].fila}: ${wrong[0].errores.join('. ')}`
          : 'La planilla no tiene filas.',
      );

export interface StartFacts {
  readonly kind: ImportKind;
  readonly rows: ReadRows;
}

/** The rows that are right are imported one by one, each by its own command; the others are told with their reasons. */
export const startImport = defineCommand({
  name: 'start-import',
  context: 'imports',
  path: '/importaciones/modificar',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Importa las filas de una planilla subida',
  request: z.strictObject({ accion: z.literal('importar'), id: importId, columnas }),
  aggregate: spreadsheetImport,
  needsFacts: true,
  stream: ({ id }) => id,
  when: (state: ImportState) =>
    state ? undefined : reject('IMPORTACION_NO_EXISTE', TITLE, 'La planilla ya no está. Súbela otra vez.'),
  decide(state, { id, columnas: fields }, { facts }: DecideContext<StartFacts>) {
    if (state!.columnas !== undefined) return [];
    const nothing = nothingGood(facts.rows);
    return isRejection(nothing) ? nothing : begun(id, facts.kind, facts.rows, fields);
  },
  answer: ({ state }) => ({
    mensaje: `La importación de ${state!.filas === 1 ? '1 fila' : `${state!.filas} filas`} está en marcha`,
  }),
});
