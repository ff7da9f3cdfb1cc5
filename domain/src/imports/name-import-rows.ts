import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { hasUnnamedRows, namedRows, spreadsheetImport } from './import.shared.ts';
import { importId } from './parts.shared.ts';
import { rowParts } from './row-parts.ts';
import type { StartFacts } from './start-import.ts';

/**
 * Names the next rows of an import that has more than one append takes; `faltan` says how many are left. Issued by the
 * process until there are none; safe to repeat.
 */
export const nameImportRows = defineCommand({
  name: 'name-import-rows',
  context: 'imports',
  path: '/importaciones/modificar',
  accion: 'filas',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra las filas siguientes de una importación grande',
  request: z.strictObject({ accion: z.literal('filas'), id: importId }),
  reply: z.object({ faltan: z.number().int() }),
  aggregate: spreadsheetImport,
  needsFacts: true,
  stream: ({ id }) => id,
  decide: (state, { id }, { facts }: DecideContext<StartFacts>) =>
    state !== undefined && hasUnnamedRows(state)
      ? rowParts(
          id,
          facts.kind,
          facts.rows.good.filter(({ fila }) => fila > (state.ultima ?? 0)).slice(0, state.filas - namedRows(state)),
          { parts: state.partes.length },
        )
      : [],
  answer: ({ state }) => ({
    mensaje: 'Las filas fueron registradas',
    faltan: state ? state.filas - namedRows(state) : 0,
  }),
});
