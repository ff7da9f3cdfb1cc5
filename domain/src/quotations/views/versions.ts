import { z } from 'zod';
import { COST_FIELDS } from '../../kernel/costs.ts';
import { defineQuery } from '../../kernel/query.ts';
import { cotizacionId, QUOTERS } from '../guards.ts';
import { moneda } from '../parts.ts';
import { quotationScope } from './quotation-row.ts';

const side = z
  .object({
    lugar: z.number().int(),
    cantidad: z.number().int(),
    precio: z.number(),
    total: z.number(),
    margen: z.number().nullable().optional(),
    validado: z.boolean(),
    seccion: z.string().nullable(),
    comentario: z.string().nullable(),
  })
  .nullable();

/** The saved versions of a quotation, and two of them line by line. */
export const quotationVersions = defineQuery({
  context: 'quotations',
  name: 'quotation-versions',
  path: '/web/cotizaciones/listar',
  accion: 'versiones',
  access: { perfiles: QUOTERS },
  reads: [],
  scope: quotationScope,
  costFields: [...COST_FIELDS],
  summary: 'Versiones guardadas de una cotización y la diferencia entre dos',
  request: z.strictObject({
    accion: z.literal('versiones'),
    cotizacion: cotizacionId,
    /** The last one, where left out. */
    version: z.number().int().positive().optional(),
    /** The one before it, where left out. */
    contra: z.number().int().positive().optional(),
  }),
  reply: z.object({
    ok: z.literal(true),
    moneda,
    versiones: z.array(
      z.object({
        version: z.number().int(),
        fecha: z.string(),
        usuario: z.string(),
        lineas: z.number().int(),
        neto: z.number().int(),
        total: z.number().int(),
        total_moneda: z.number(),
      }),
    ),
    version: z.number().int(),
    contra: z.number().int(),
    lineas: z.array(
      z.object({
        linea: z.number().int(),
        part_number: z.string(),
        nombre: z.string(),
        que: z.enum(['igual', 'cambiada', 'agregada', 'quitada']),
        antes: side,
        despues: side,
      }),
    ),
  }),
});
