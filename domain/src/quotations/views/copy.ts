import { z } from 'zod';
import { COST_FIELDS } from '../../kernel/costs.ts';
import { defineQuery } from '../../kernel/query.ts';
import { cotizacionId, QUOTERS } from '../guards.ts';
import { lineaVista } from './check.ts';
import { quotationScope } from './quotation-row.ts';

/** A copy at today's prices, not saved yet: lines that can no longer be sold are named and left out (document 2 §7 `copia`). */
export const quotationCopy = defineQuery({
  context: 'quotations',
  path: '/web/cotizaciones/listar',
  name: 'quotation-copy',
  accion: 'copia',
  access: { perfiles: QUOTERS },
  reads: ['products/product-list', 'customers/customer-list', 'settings/brand-list'],
  scope: quotationScope,
  costFields: [...COST_FIELDS],
  summary: 'Copia de una cotización con precios de hoy',
  request: z.strictObject({ accion: z.literal('copia'), cotizacion: cotizacionId }),
  reply: z.object({
    ok: z.literal(true),
    cliente: z.string(),
    moneda: z.string(),
    transporte: z.string(),
    lineas: z.array(lineaVista),
    quitados: z.array(z.object({ part_number: z.string(), motivo: z.string() })),
  }),
});
