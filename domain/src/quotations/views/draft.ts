import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';
import { cotizacionId, QUOTERS } from '../guards.ts';

/** Under what a person's draft of a quotation is kept; of one that has no number yet there is one. */
export const draftKey = (cotizacion: number | string | undefined): string => `cotizacion/${cotizacion ?? 'nueva'}`;

/** What the person has typed into the editor on any device and not saved. */
export const quotationDraft = defineQuery({
  context: 'quotations',
  name: 'quotation-draft',
  path: '/web/cotizaciones/borrador',
  accion: 'leer',
  access: { perfiles: QUOTERS },
  reads: [],
  scope: self,
  asOf: { none: 'Un borrador es de ahora.' },
  summary: 'El borrador propio de una cotización',
  request: z.strictObject({ accion: z.literal('leer'), cotizacion: cotizacionId.optional() }),
  reply: z.object({
    ok: z.literal(true),
    borrador: z
      .object({
        contenido: z.record(z.string(), z.json()),
        version: z.number().int(),
        dispositivo: z.string(),
        at: z.string(),
      })
      .nullable(),
  }),
});
