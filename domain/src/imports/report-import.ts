import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { cuenta, ImportPartDone } from './events.ts';
import { spreadsheetImport } from './import.shared.ts';
import { importId } from './parts.shared.ts';

/** A part of an import was worked through: by this its progress is known. Issued by the process; safe to repeat. */
export const reportImport = defineCommand({
  name: 'report-import',
  context: 'imports',
  path: '/importaciones/modificar',
  accion: 'avance',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra el avance de una importación',
  request: z.strictObject({
    accion: z.literal('avance'),
    id: importId,
    parte: z.number().int().min(0),
    ...cuenta,
  }),
  aggregate: spreadsheetImport,
  stream: ({ id }) => id,
  decide: (state, { accion: _, id, parte, ...done }) =>
    !state || parte >= state.partes.length || state.hechas.includes(parte)
      ? []
      : [ImportPartDone({ _id: id, parte, ...done })],
  answer: () => ({ mensaje: 'El avance fue registrado' }),
});
