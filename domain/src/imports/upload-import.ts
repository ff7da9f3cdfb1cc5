import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { fileName } from '../kernel/file-name.ts';
import { UPLOAD_FILE } from '../kernel/import-limits.ts';
import { ImportUploaded } from './events.ts';
import { spreadsheetImport } from './import.shared.ts';
import { notTheirImport, TIPOS, UPLOADERS } from './kinds.shared.ts';

export interface UploadedFacts {
  readonly sha256: string;
  readonly bytes: number;
}

/** A spreadsheet comes in as it is, beyond what a request may hold; nothing of it is imported yet. */
export const uploadImport = defineCommand({
  name: 'upload-import',
  context: 'imports',
  path: '/importaciones/subir',
  access: { perfiles: UPLOADERS },
  summary: 'Sube una planilla para importarla: los bytes van en el cuerpo (application/octet-stream)',
  upload: UPLOAD_FILE,
  request: z.strictObject({ tipo: z.enum(TIPOS), nombre: fileName }),
  reply: z.object({ _id: z.string() }),
  aggregate: spreadsheetImport,
  needsFacts: true,
  stream: (_request, { commandId }: DecideContext<UploadedFacts>) => commandId,
  decide: (state, { tipo, nombre }, { user, facts, commandId }: DecideContext<UploadedFacts>) =>
    notTheirImport(tipo, user.perfil) ??
    (state ? [] : [ImportUploaded({ _id: commandId, tipo, archivo: { nombre, ...facts }, autor: user.nombre })]),
  answer: ({ events }) => ({
    mensaje: 'La planilla fue subida',
    _id: String((events[0]?.data as { _id?: string } | undefined)?._id ?? ''),
  }),
});
