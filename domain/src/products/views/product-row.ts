import { z } from 'zod';
import { code, count, dollars, flag, instant, json, key, list, pesos, rate, text } from '../../kernel/field.ts';
import { imagen } from '../../kernel/images.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import type { Ajuste, Precios } from '../prices.shared.ts';

/** The note on a product, as screens show it (document 2 §3). */
export const notaProducto = z.object({
  tiene: z.boolean(),
  txt: z.string(),
  tag: z.string().nullable(),
  color: z.string(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type NotaProducto = z.infer<typeof notaProducto>;
export const SIN_NOTA: NotaProducto = { tiene: false, txt: '', tag: null, color: 'neutral', by: null, at: null };

/** A product as master grids, searches and price lists read it. */
export const productRow = defineRow({
  projection: 'products/product-list',
  table: 'product_list',
  walked: ['part_number'],
  topic: 'productos',
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    codigo: code('Código'),
    codigo_sap: code('Código SAP'),
    part_number: code('Número de parte'),
    nombre: text('Nombre'),
    descripcion: text('Descripción'),
    marca: text('Marca'),
    categoria: text('Categoría'),
    unidad: text('Unidad'),
    ean: list('Códigos de barras'),
    bloqueado: flag('Bloqueado'),
    web: flag('Web'),
    serializable: flag('Con serie'),
    servicio: flag('Servicio'),
    modificable: flag('Modificable en cotizaciones'),
    tier: count('Tier'),
    /** Weighted average cost, pesos with decimals. */
    pmp: rate('PMP', { cost: true }),
    costo_fob: dollars('Costo FOB', { cost: true }),
    activo: flag('Activo'),
    precio_lista: pesos('Precio Lista'),
    tier_1_calculo: pesos('Tier 1'),
    tier_2_calculo: pesos('Tier 2'),
    tier_3_calculo: pesos('Tier 3'),
    tienda: pesos('R.Tienda'),
    mobile: pesos('R.Mobile'),
    silver: pesos('R.Silver'),
    gold: pesos('R.Gold'),
    platinum: pesos('R.Platinum'),
    nota: json('Nota', notaProducto),
    imagenes: json('Imágenes', z.array(imagen), { internal: true }),
    sustitutos: list('Sustitutos', { internal: true }),
    accesorios: list('Accesorios', { internal: true }),
    base: json('', z.custom<Precios>(), { internal: true }),
    ajustes: json('', z.custom<Ajuste[]>(), { internal: true }),
    /** Version of the margin table that prices follow; null: they were given by hand. */
    tabla: count('Tabla de márgenes', { nullable: true, internal: true }),
    /** When prices begin or end next, as it is known. */
    proxima: instant('Próximo cambio', { nullable: true, internal: true }),
    createdAt: instant('Creado'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
    /** Codes, name and brand without accents or capitals: what searches look through. */
    busqueda: text('', { internal: true, search: true }),
  },
});
export type ProductRow = RowOf<typeof productRow>;
