import { z } from 'zod';
import { PERFILES, EXTERNAL_PERFILES } from '../../kernel/perfiles.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { costFieldsOf } from '../../kernel/row.ts';
import { arrival } from '../../purchasing/orders/arrival.shared.ts';
import { ajuste, precios, tramo } from '../events.ts';
import { priceChangeRow } from './price-change-row.ts';
import { notaProducto, productRow } from './product-row.ts';

const path = '/productos/listar';
const staff = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));
const one = z.string().min(1).max(60);
const related = z.object({
  _id: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  bloqueado: z.boolean(),
  disponible: z.number().int(),
});
const optional = (schema: z.ZodType) => schema.optional();

/** Everything about one product; what it costs is absent without `margenes`. */
export const productSheet = defineQuery({
  context: 'products',
  name: 'product-sheet',
  path,
  accion: 'ficha',
  access: { perfiles: staff },
  scope: productRow.scope,
  topic: productRow.topic!,
  costFields: costFieldsOf(productRow),
  reads: [productRow.projection, 'inventory/stock-list', 'purchasing/order-line-list'],
  summary: 'Ficha de un producto',
  request: z.strictObject({ accion: z.literal('ficha'), id: one }),
  reply: z.object({
    producto: productRow.schema
      .omit({ busqueda: true, base: true, ajustes: true, proxima: true, pmp: true, costo_fob: true })
      .extend({ pmp: optional(z.number()), costo_fob: optional(z.number()) }),
    ...arrival,
    sustitutos: z.array(related),
    accesorios: z.array(related),
    /** May the person change it: role and brand. */
    editable: z.boolean(),
  }),
});

/** One product in the price list: what counts now, what is set by hand, what is to come, and how it came to be. */
export const productPrices = defineQuery({
  context: 'products',
  name: 'product-prices',
  path,
  accion: 'listaprecioFichaProducto',
  access: { perfiles: staff },
  scope: productRow.scope,
  topic: priceChangeRow.topic!,
  costFields: ['pmp', 'pmp_antes', 'margen'],
  reads: [productRow.projection, priceChangeRow.projection],
  summary: 'Precios de un producto: vigentes, programados e historia',
  request: z.strictObject({ accion: z.literal('listaprecioFichaProducto'), id: one }),
  reply: z.object({
    precios,
    /** What tier and cost would give. */
    regla: precios,
    tier: z.number().int(),
    tabla: z.number().int().nullable(),
    pmp: optional(z.number()),
    /** Percent by column. */
    margen: optional(z.record(z.string(), z.number().nullable())),
    ajustes: z.array(ajuste),
    tramos: z.array(tramo),
    /** How often they moved in all: `cambios` are the latest hundred. */
    total_cambios: z.number().int(),
    cambios: z.array(
      priceChangeRow.schema
        .pick({
          _id: true,
          inicio: true,
          origen: true,
          motivo: true,
          autor: true,
          tier: true,
          tier_antes: true,
          lista: true,
          lista_antes: true,
          precios_antes: true,
        })
        .extend({ precios, pmp: optional(z.number().nullable()), pmp_antes: optional(z.number().nullable()) }),
    ),
  }),
});

export const notePresets = defineQuery({
  context: 'products',
  name: 'note-presets',
  method: 'GET',
  path: '/productos/notas-presets',
  access: { perfiles: staff },
  scope: everyone,
  reads: [],
  summary: 'Notas de producto de uso frecuente, con su color',
  request: z.strictObject({}),
  reply: z.object({
    presets: z.array(z.object({ code: z.string(), texto: z.string(), tag: z.string(), color: z.string() })),
  }),
});

export const productNote = defineQuery({
  context: 'products',
  name: 'product-note',
  method: 'GET',
  path: '/productos/:id/nota',
  access: { perfiles: staff },
  scope: productRow.scope,
  reads: [productRow.projection],
  summary: 'Nota de un producto',
  request: z.strictObject({ id: one }),
  reply: z.object({ nota: notaProducto }),
});
