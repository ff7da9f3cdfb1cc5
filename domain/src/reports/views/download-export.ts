import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';
import { refused } from '../../kernel/command.ts';

/** The file of a finished export; only its owner's, for 24 hours. */
export const downloadExport = defineQuery({
  scope: self,
  context: 'reports',
  name: 'download-export',
  asOf: { now: 'El archivo es el que se pidió.' },
  method: 'GET',
  path: '/exportaciones/:id',
  reads: [],
  access: { perfiles: 'todos' },
  summary: 'Descarga un archivo exportado',
  request: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/, 'no es un identificador') }),
  reply: refused,
  file: 'xlsx',
});
