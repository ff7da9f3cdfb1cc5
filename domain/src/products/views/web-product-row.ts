import { code, count, flag, instant, json, key, list, percentage, text } from '../../kernel/field.ts';
import { imagen } from '../../kernel/images.ts';
import { z } from 'zod';
import type { Perfil } from '../../kernel/perfiles.ts';
import { defineRow, type RowOf, withOnly } from '../../kernel/row.ts';

/** Who makes the pages of products (document 1 §6); a Brand Manager those of own brands. */
export const WEB_EDITORS: readonly Perfil[] = ['Administrador', 'Pre-Venta', 'Marketing', 'Brand Manager'];
export const MAX_CATEGORIAS = 10;

/** What the site shows of a product, and what its page lacks. */
export const webProductRow = defineRow({
  projection: 'products/web-product-list',
  table: 'web_product_list',
  topic: 'productos_web',
  walked: ['part_number'],
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    marca: text('Marca', { search: true }),
    web: flag('Web'),
    publicar: instant('Se publica', { nullable: true }),
    retirar: instant('Se retira', { nullable: true }),
    puntaje: percentage('Página completa'),
    falta: list('Falta'),
    categorias_web: list('Categorías web'),
    cuantas_imagenes: count('Imágenes web'),
    bloqueado: flag('Bloqueado'),
    activo: flag('Activo'),
    descripcion_web: text('Descripción web', { internal: true }),
    imagenes: json('Imágenes', z.array(imagen), { internal: true }),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type WebProductRow = RowOf<typeof webProductRow>;

/** Without what fills a page: what a list shows. */
export const webProductGridRow = withOnly(webProductRow, [
  '_id',
  'codigo',
  'part_number',
  'nombre',
  'marca',
  'web',
  'publicar',
  'retirar',
  'puntaje',
  'falta',
  'categorias_web',
  'cuantas_imagenes',
  'bloqueado',
  'activo',
  'updatedAt',
  'version',
]);
