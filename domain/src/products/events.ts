import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { imagen } from '../kernel/images.ts';
import { ORIGENES_PRECIO, perColumn, TONOS_NOTA } from './prices.shared.ts';
import { webSchedule } from './web-schedule.shared.ts';

/** Net prices in pesos; Integrador buys at `tier_3_calculo` (document 2 §4). 0: the product has none. */
export const precios = perColumn(z.number().int().nonnegative());
/** Before the list price and the first two tiers were kept, a product had none of them. */
const withListPrice = (old: object): object => ({ precio_lista: 0, tier_1_calculo: 0, tier_2_calculo: 0, ...old });

/** Prices that somebody set beside the rule: for some columns, from one instant to another. */
export const ajuste = z.object({
  id: z.string(),
  precios: precios.partial(),
  desde: z.string(),
  /** ISO instant; null: until it is taken back. */
  vence: z.string().nullable(),
  motivo: z.string(),
  autor: z.string(),
});
/** What counts from an instant on, until the next one's. */
export const tramo = z.object({ desde: z.string(), precios });
export const datosProducto = z.object({
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  marca: z.string(),
  categoria: z.string(),
  unidad: z.string(),
  ean: z.array(z.string()),
  bloqueado: z.boolean(),
  web: z.boolean(),
  serializable: z.boolean(),
  /** Work, not goods: has no stock, is not picked, and has no margin rule (document 2 §5). */
  servicio: z.boolean(),
  /** Whether a quotation may change price and units of its lines (document 2 §5); absent in what was written before it was asked: yes. */
  modificable: z.boolean().optional(),
  tier: z.number().int(),
  /** Weighted average cost, pesos. */
  pmp: z.number().nonnegative(),
  /** Price at the factory, US dollars. */
  costo_fob: z.number().nonnegative(),
  activo: z.boolean(),
  /** Products that serve instead of this one, by `_id`. */
  sustitutos: z.array(z.string()),
  /** Products that are sold with this one, by `_id`. */
  accesorios: z.array(z.string()),
});
export type DatosProducto = z.infer<typeof datosProducto>;

export const ProductRegistered = defineEvent('ProductRegistered', {
  label: 'Producto creado',
  schema: 2,
  data: datosProducto.extend({
    _id: z.string(),
    precios,
    /** Version of the margin table that gave the prices; null: they were given by hand. */
    tabla: z.number().int().nullable(),
  }),
  upcast: {
    1: (old: { precios: object }) => ({
      servicio: false,
      sustitutos: [],
      accesorios: [],
      ...old,
      precios: withListPrice(old.precios),
      tabla: null,
    }),
  },
});

/** `antes` and `cambios` hold the same keys. */
export const ProductChanged = defineEvent('ProductChanged', {
  label: 'Producto modificado',
  data: z.object({
    _id: z.string(),
    part_number: z.string(),
    antes: datosProducto.partial(),
    cambios: datosProducto.partial(),
  }),
});

/** Written until prices had a rule, a validity and an origin ({@link ProductRepriced}). */
export const ProductPricesSet = defineEvent('ProductPricesSet', {
  label: 'Precios fijados',
  schema: 2,
  upcast: {
    1: (old: { antes: object; precios: object }) => ({
      ...old,
      antes: withListPrice(old.antes),
      precios: withListPrice(old.precios),
    }),
  },
  data: z.object({
    _id: z.string(),
    part_number: z.string(),
    marca: z.string(),
    antes: precios,
    precios,
    motivo: z.string().nullable(),
  }),
});

/** What prices a product had, complete enough to go back to. */
const estadoPrecios = z.object({
  tier: z.number().int(),
  /** What rule or hand gave, without adjustments. */
  base: precios,
  precios,
  ajustes: z.array(ajuste),
  tabla: z.number().int().nullable(),
});
export type EstadoPrecios = z.infer<typeof estadoPrecios>;

/** Tier, cost, rule or adjustments moved. `tramos` is everything that is known of the future: the first is of now. */
export const ProductRepriced = defineEvent('ProductRepriced', {
  label: 'Precios cambiados',
  data: z.object({
    _id: z.string(),
    part_number: z.string(),
    nombre: z.string(),
    marca: z.string(),
    origen: z.enum(ORIGENES_PRECIO),
    motivo: z.string().nullable(),
    antes: estadoPrecios.extend({ pmp: z.number() }),
    pmp: z.number(),
    ...estadoPrecios.shape,
    tramos: z.array(tramo),
    /**
     * Of a move by what goods cost: units in hand, pesos that they are worth more by it, and pesos that rounding the average
     * to the hundredth adds, so that units times average is what came in less what went out.
     */
    valorizacion: z.object({ fisico: z.number().int(), ajuste_stock: z.number(), redondeo: z.number() }).optional(),
    /** The bulk change that it was part of. */
    lote: z.string().nullable(),
  }),
});

const nota = z.object({
  txt: z.string(),
  /** Preset that it came from; null: written freely. */
  tag: z.string().nullable(),
  color: z.enum(TONOS_NOTA),
});
export type Nota = z.infer<typeof nota>;

export const ProductNoteSet = defineEvent('ProductNoteSet', {
  label: 'Nota puesta',
  data: z.object({
    _id: z.string(),
    part_number: z.string(),
    /** The one that it takes the place of. */
    antes: nota.nullable(),
    nota,
    autor: z.string(),
  }),
});

export const ProductNoteRemoved = defineEvent('ProductNoteRemoved', {
  label: 'Nota quitada',
  data: z.object({ _id: z.string(), part_number: z.string(), antes: nota, autor: z.string() }),
});

const withImage = z.object({ _id: z.string(), part_number: z.string(), imagen });

export const ProductImageAdded = defineEvent('ProductImageAdded', { label: 'Imagen agregada', data: withImage });
export const ProductImageRemoved = defineEvent('ProductImageRemoved', { label: 'Imagen quitada', data: withImage });

const onWeb = { _id: z.string(), part_number: z.string() };
/** What a visitor of the site reads, as clean HTML. */
export const ProductWebDescribed = defineEvent('ProductWebDescribed', {
  label: 'Descripción web cambiada',
  data: z.object({ ...onWeb, antes: z.string(), descripcion_web: z.string() }),
});
/** Sections of the site that it stands in, by their `slug`. */
export const ProductWebCategorised = defineEvent('ProductWebCategorised', {
  label: 'Categorías web cambiadas',
  data: z.object({ ...onWeb, antes: z.array(z.string()), categorias_web: z.array(z.string()) }),
});
/** When its page is published and taken down; both null: at no time any more. */
export const ProductWebScheduled = defineEvent('ProductWebScheduled', {
  label: 'Publicación web programada',
  data: z.object({ ...onWeb, antes: webSchedule, ...webSchedule.shape }),
});
/** Its pictures in another order, by `_id`; the first one stands for it. */
export const ProductImagesOrdered = defineEvent('ProductImagesOrdered', {
  label: 'Imágenes ordenadas',
  data: z.object({ ...onWeb, antes: z.array(z.string()), orden: z.array(z.string()) }),
});
/** One bulk assignment of products to a section of the site: who was in it by then, and who could not. */
export const WebCategoryAssigned = defineEvent('WebCategoryAssigned', {
  label: 'Categoría web asignada a productos',
  data: z.object({
    _id: z.string(),
    acc: z.enum(['agregar', 'quitar']),
    categoria: z.string(),
    hechos: z.array(z.string()),
    rechazados: z.array(z.object({ id: z.string(), mensaje: z.string() })),
  }),
});
/** The stock of a month (`yyyy-MM`) goes by mail to whoever asked for it. */
export const MonthStockMailed = defineEvent('MonthStockMailed', {
  label: 'Stock del mes enviado por correo',
  data: z.object({ mes: z.string(), para: z.string() }),
});
