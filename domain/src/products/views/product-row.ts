import { code, count, dollars, flag, instant, json, key, list, rate, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { precios } from '../events.ts';

/** A product as master grids, searches and price look-ups read it. No past: its sheet and its prices are read from the log. */
export const productRow = defineRow({
  projection: 'products/product-list',
  table: 'product_list',
  topic: 'productos',
  scope: { marca: 'marca' },
  temporal: false,
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
    tier: count('Tier'),
    /** Weighted average cost, pesos with decimals. */
    pmp: rate('PMP', { cost: true }),
    costo_fob: dollars('Costo FOB', { cost: true }),
    activo: flag('Activo'),
    precios: json('Precios', precios),
    createdAt: instant('Creado'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
    /** Codes, name and brand without accents or capitals: what searches look through. */
    busqueda: text('', { internal: true, search: true }),
  },
});
export type ProductRow = RowOf<typeof productRow>;
