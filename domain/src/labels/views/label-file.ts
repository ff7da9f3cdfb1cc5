import { LABEL_PRINTERS } from '../access.ts';
import { z } from 'zod';
import { everyone } from '../../kernel/query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { TIPOS_ETIQUETA } from '../events.ts';

export const SALIDAS = ['pdf', 'zpl'] as const;

/** A batch of labels that was printed, as a sheet or in the words of a label printer: only what is logged can be had. */
export const labelFile = defineQuery({
  context: 'labels',
  name: 'label-file',
  path: '/etiquetas/listar',
  accion: 'ficha_etiquetas',
  access: { perfiles: LABEL_PRINTERS },
  scope: everyone,
  reads: [],
  summary: 'PDF o ZPL de una impresión de etiquetas',
  asOf: { now: 'Una impresión es siempre la misma.' },
  file: 'pdf',
  request: z.strictObject({
    accion: z.literal('ficha_etiquetas'),
    tipo: z.enum(TIPOS_ETIQUETA),
    sujeto: z.string().trim().min(1).max(60),
    /** Which batch of the subject, as the command answered. */
    version: z.number().int().min(0),
    salida: z.enum(SALIDAS).default('pdf'),
  }),
  reply: z.object({ ok: z.literal(true) }),
});
