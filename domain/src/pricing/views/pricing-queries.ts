import { z } from 'zod';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { cambioMasivo, filtroProductos } from '../../products/bulk-change.shared.ts';
import { perColumn } from '../../products/prices.shared.ts';
import { productRow } from '../../products/views/product-row.ts';
import { margenes } from '../price-rule.shared.ts';
import { supuestos, transporteStock } from '../what-if.shared.ts';
import { marginTableRow } from './margin-table-row.ts';
import { priceBatchRow } from './price-batch-row.ts';

const access = { perfiles: ['Administrador'], permiso: 'margenes' } as const;

/** The margin table of every tier as it stands; version 0 is the one that the system comes with. */
export const marginTables = defineQuery({
  context: 'pricing',
  name: 'margin-tables',
  path: '/tablas_margenes/listar',
  accion: 'simple',
  access,
  scope: everyone,
  topic: marginTableRow.topic!,
  reads: [marginTableRow.projection, productRow.projection],
  summary: 'Tablas de márgenes por tier',
  request: z.strictObject({ accion: z.literal('simple') }),
  reply: z.object({
    tablas: z.array(
      z.object({
        tier: z.number().int(),
        numero: z.number().int(),
        margenes,
        motivo: z.string().nullable(),
        autor: z.string().nullable(),
        updatedAt: z.string().nullable(),
        /** Version of its stream; null: nobody has set it. */
        version: z.number().int().nullable(),
        productos: z.number().int(),
        /** Of those, the ones whose prices follow it. */
        siguen: z.number().int(),
      }),
    ),
  }),
});

export const priceBatchGrid = defineGridQuery(priceBatchRow, {
  context: 'pricing',
  path: '/lista_precios/listar',
  name: 'price-batch-grid',
  access,
  summary: 'Cambios masivos de precios y su avance',
});

/** What prices come to before and after. */
const efecto = z.object({
  productos: z.number().int(),
  cambian: z.number().int(),
  /** Mean margin of all prices, percent. */
  margen_antes: z.number().nullable(),
  margen: z.number().nullable(),
  bajo_minimo_antes: z.number().int(),
  bajo_minimo: z.number().int(),
  /** Open quotations with a product whose price moves: their prices stay, until somebody updates them. */
  cotizaciones: z.object({ abiertas: z.number().int(), ejemplos: z.array(z.number().int()) }),
  /** The products that move most. */
  ejemplos: z.array(
    z.object({
      _id: z.string(),
      part_number: z.string(),
      nombre: z.string(),
      pmp: z.number(),
      antes: perColumn(z.number()),
      despues: perColumn(z.number()),
    }),
  ),
});
export type Efecto = z.infer<typeof efecto>;

/** What a bulk change would do; writes nothing. */
export const simulateBatch = defineQuery({
  context: 'pricing',
  name: 'simulate-batch',
  path: '/lista_precios/listar',
  accion: 'simular',
  access,
  scope: productRow.scope,
  reads: [productRow.projection, marginTableRow.projection, 'settings/brand-list', 'quotations/quotation-list'],
  summary: 'Efecto de un cambio masivo de precios, sin aplicarlo',
  request: z.strictObject({ accion: z.literal('simular'), cambio: cambioMasivo, filtro: filtroProductos }),
  reply: efecto,
});

/** *Simular*: the price list under another dollar, freight or margin table, beside what it is; writes nothing. */
export const simulatePrices = defineQuery({
  context: 'pricing',
  name: 'simulate-prices',
  path: '/simulacion/ejecutar',
  accion: 'precios',
  access,
  scope: productRow.scope,
  reads: [
    productRow.projection,
    marginTableRow.projection,
    'settings/brand-list',
    'pricing/monthly-rate-list',
    'quotations/quotation-list',
  ],
  summary: 'La lista de precios con otro dólar, flete o tabla de márgenes, sin aplicarlo',
  request: z.strictObject({
    accion: z.literal('precios'),
    supuestos,
    transporte: transporteStock,
    filtro: filtroProductos,
  }),
  reply: efecto.extend({
    /** Pesos per dollar that count today. */
    dolar: z.number(),
  }),
});
