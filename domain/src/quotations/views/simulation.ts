import { z } from 'zod';
import { COST_FIELDS } from '../../kernel/costs.ts';
import { defineQuery } from '../../kernel/query.ts';
import { supuestos } from '../../pricing/what-if.shared.ts';
import { cotizacionId, QUOTERS } from '../guards.ts';
import { lineasPropuestas } from '../lines.ts';
import { moneda, sumas, transporte } from '../parts.ts';
import { quotationScope } from './quotation-row.ts';

const side = z.object({
  /** Unit price that counts, in the currency of the quotation. */
  precio: z.number(),
  total: z.number(),
  margen: z.number().nullable().optional(),
  validado: z.boolean(),
});
const totals = sumas
  .pick({ neto: true, iva: true, total: true, total_moneda: true, total_aereo: true, total_maritimo: true })
  .extend({
    margen: z.number().nullable().optional(),
    por_validar: z.number().int(),
    /** Pesos per unit of the currency; 1 in pesos. */
    tipo_cambio: z.number(),
  });

/**
 * *Simular*: a quotation, saved or as it stands in the editor, under another dollar, freight, margin table or margins of its
 * lines, beside what it is. Writes nothing; what comes of it is applied by saving the quotation.
 */
export const simulateQuotation = defineQuery({
  context: 'quotations',
  name: 'simulate-quotation',
  path: '/simulacion/ejecutar',
  accion: 'cotizacion',
  access: { perfiles: QUOTERS },
  reads: ['products/product-list', 'customers/customer-list', 'settings/brand-list', 'pricing/margin-table-list'],
  scope: quotationScope,
  costFields: [...COST_FIELDS],
  summary: 'Una cotización con otro dólar, flete, tabla de márgenes o margen por línea, sin aplicarlo',
  request: z.strictObject({
    accion: z.literal('cotizacion'),
    /** One that is saved; as it was saved where no lines come with it. */
    cotizacion: cotizacionId.optional(),
    /** Of one that is not saved yet. */
    cliente: z.string().min(1).max(60).optional(),
    moneda: moneda.default('pesos'),
    transporte: transporte.default('aereo'),
    productos_cotizacion: lineasPropuestas.optional(),
    supuestos,
    precios: z.enum(['siguen', 'mantienen']).default('siguen'),
    /** Margin wanted of single lines, percent; by their place, from 1. */
    margenes: z
      .array(z.strictObject({ lugar: z.number().int().min(1).max(300), margen: z.number().min(0).max(95) }))
      .max(300)
      .default([]),
  }),
  reply: z.object({
    ok: z.literal(true),
    moneda,
    /** Pesos per dollar that count today, or that the quotation froze. */
    dolar: z.number(),
    antes: totals,
    despues: totals,
    /** In the order of the quotation. */
    lineas: z.array(
      z.object({
        lugar: z.number().int(),
        linea: z.number().int(),
        producto: z.string(),
        part_number: z.string(),
        nombre: z.string(),
        cantidad: z.number().int(),
        servicio: z.boolean(),
        antes: side,
        despues: side,
        problema: z.string().nullable(),
      }),
    ),
  }),
});
