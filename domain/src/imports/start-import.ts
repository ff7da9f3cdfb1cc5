import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { ImportKind } from '../kernel/import-kind.ts';
import { hoja } from '../kernel/master-files.ts';
import type { ReadRows } from '../kernel/master-rows.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { ImportStarted } from './events.ts';
import { type ImportState, spreadsheetImport } from './import.shared.ts';
import { IMPORTERS, notRowByRow, notTheirImport } from './kinds.shared.ts';
import { columnas, importId } from './parts.shared.ts';
import { bytesOf, rowParts } from './row-parts.ts';

/** Wrong rows that an import remembers: who has more mends the column first. */
const MOST_WRONG = 2000;
/** Bytes of their reasons: the event that begins an import has to fit in an append with the first rows. */
const WRONG_BYTES = 250_000;
const TITLE = 'La importación no se inició';

function firstWrong(wrong: ReadRows['wrong']) {
  const told: { fila: number; errores: string[] }[] = [];
  let left = WRONG_BYTES;
  for (const { fila, errores } of wrong.slice(0, MOST_WRONG)) {
    left -= bytesOf({ fila, errores });
    if (left < 0) break;
    told.push({ fila, errores: [...errores] });
  }
  return told;
}

/** The event that begins an import: what it is about, and which rows are wrong. Its good rows follow in parts. */
export const begun = (
  _id: string,
  { tipo }: ImportKind,
  { good, wrong }: ReadRows,
  fields: (string | null)[],
  hoja?: string,
) =>
  ImportStarted({
    ...(hoja !== undefined && { hoja }),
    _id,
    tipo,
    filas: good.length,
    rechazados: firstWrong(wrong),
    columnas: fields,
  });

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

/**
 * The rows that are right are imported one by one, each by its own command; the others are told with their reasons. Of
 * very many rows those that one append does not take are named later (`name-import-rows`).
 */
export const startImport = defineCommand({
  name: 'start-import',
  context: 'imports',
  path: '/importaciones/modificar',
  accion: 'importar',
  access: { perfiles: IMPORTERS },
  summary: 'Importa las filas de una planilla subida',
  request: z.strictObject({ accion: z.literal('importar'), id: importId, columnas, hoja }),
  aggregate: spreadsheetImport,
  needsFacts: true,
  stream: ({ id }) => id,
  when: (state: ImportState) =>
    state ? undefined : reject('IMPORTACION_NO_EXISTE', TITLE, 'La planilla ya no está. Súbela otra vez.'),
  decide(state, { id, columnas: fields, hoja: sheet }, { facts, user }: DecideContext<StartFacts>) {
    const foreign = notTheirImport(state!.tipo, user.perfil) ?? notRowByRow(state!.tipo);
    if (foreign) return foreign;
    if (state!.columnas !== undefined) return [];
    const nothing = nothingGood(facts.rows);
    if (isRejection(nothing)) return nothing;
    const start = begun(id, facts.kind, facts.rows, fields, sheet);
    return [start, ...rowParts(id, facts.kind, facts.rows.good, { beside: start })];
  },
  answer: ({ state }) => ({
    mensaje: `La importación de ${state!.filas === 1 ? '1 fila' : `${state!.filas} filas`} está en marcha`,
  }),
});
