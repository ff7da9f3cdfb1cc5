import { z } from 'zod';
import { COST_FIELDS } from '../../kernel/costs.ts';
import { defineQuery } from '../../kernel/query.ts';
import { arrival } from '../../purchasing/orders/arrival.shared.ts';
import { QUOTERS } from '../guards.ts';
import { lineaCotizacion, moneda, productoCotizado, transporte } from '../parts.ts';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';

const id = z.string().min(1).max(60);

/** A line at today's prices as an editor gets it: without `margenes` it says nothing of costs. */
export const lineaVista = lineaCotizacion
  .extend({ producto: productoCotizado.partial({ pmp: true }) })
  .partial({ margen: true, margen_propuesto: true, costo_fob: true, factor_aereo: true, factor_maritimo: true });

/**
 * What has changed since (document 2 §7 `validarstockprecio`): for each product what is available and what it costs this
 * customer today, beside the price that the caller has; with `solostock` the stock alone.
 */
export const quotationCheck = defineQuery({
  context: 'quotations',
  path: '/web/cotizaciones/validarstockprecio',
  name: 'quotation-check',
  access: { perfiles: QUOTERS },
  reads: [
    'products/product-list',
    'inventory/stock-list',
    'customers/customer-list',
    'settings/brand-list',
    'purchasing/order-line-list',
  ],
  scope: { ejecutivo: 'ejecutivo_id', marca: 'marca' },
  costFields: [...COST_FIELDS],
  summary: 'Stock y precio de hoy de los productos de una cotización',
  request: z.strictObject({
    accion: z.string().max(40).optional(),
    solostock: z.boolean().default(false),
    cliente: id,
    moneda: moneda.default('pesos'),
    transporte: transporte.default('aereo'),
    /** Warehouse of the delivery; all of them when left out. */
    bodega: z.string().max(60).optional(),
    productos: z
      .array(
        z.strictObject({
          producto: id,
          cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000).default(1),
          precio: z.number().min(0).max(10_000_000_000).optional(),
        }),
      )
      .min(1)
      .max(300),
  }),
  reply: z.object({
    ok: z.literal(true),
    tipo_cambio: z.number(),
    productos: z.array(
      z.object({
        producto: id,
        part_number: z.string(),
        solicitado: z.number().int(),
        disponible: z.number().int(),
        ...arrival,
        /** For all that is asked of the product, over all its lines. */
        alcanza: z.boolean(),
        bloqueado: z.boolean(),
        /** Today's line; absent with `solostock`. */
        linea: lineaVista.optional(),
        /** Today's price less the caller's; absent where the caller named none, and with `solostock`. */
        diferencia: z.number().optional(),
      }),
    ),
    /** Products that do not exist, are no longer sold or are not the person's to sell. */
    desconocidos: z.array(z.string()),
  }),
});
