import { plain } from '@power/domain/kernel/text';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** A picker shows this many; a longer list is not read, the person types on. */
const FOUND = 30;
const literal = (text: string): string => plain(text).replace(/[\\%_]/g, '\\$&');
type Of = ExpressionBuilder<Database, 'product_list'>;

/** Part number or code, compared in small letters. */
const coded = (of: Of, operator: '=' | 'like', text: string) =>
  of.or([
    of(of.fn<string>('lower', ['part_number']), operator, text),
    of(of.fn<string>('lower', ['codigo']), operator, text),
  ]);

/** Stock of a product that is in scope, so its balances are; of one warehouse, when one is asked for. */
const stockOf = (of: Of, bodega: string | undefined) => {
  const there = of.selectFrom('stock_list as s').whereRef('s.producto_id', '=', 'product_list._id');
  return bodega === undefined ? there : there.where('s.bodega', '=', bodega);
};

/** Products with their stock by warehouse, for whoever quotes, orders or receives; a Brand Manager finds own brands. */
export async function findProducts(
  rows: Reader,
  by: 'words' | 'ean',
  text: string,
  bodega?: string,
): Promise<FoundProduct[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8).map(literal);
  const whole = words.join(' ');
  const products = rows
    .from('product_list')
    .select([
      '_id',
      'codigo',
      'codigo_sap',
      'part_number',
      'nombre',
      'marca',
      'ean',
      'bloqueado',
      'serializable',
      'precios',
    ])
    .select((of) => [
      of.fn
        .coalesce(
          stockOf(of, bodega).select((s) => s.fn.sum<number>('s.disponible').as('disponible')),
          of.lit(0),
        )
        .as('disponible'),
      jsonArrayFrom(stockOf(of, bodega).select(['s.bodega', 's.fisico', 's.disponible']).orderBy('s.bodega')).as(
        'stock',
      ),
    ])
    .limit(FOUND);
  if (by === 'ean')
    return products
      .where('activo', '=', true)
      .where((of) => sql<boolean>`${of.ref('ean')} ? ${text}`)
      .orderBy('_key')
      .execute();
  // Each word must be found; what is called or starts like the text comes first.
  return products
    .where('activo', '=', true)
    .where((of) => of.and(words.map((word) => of('busqueda', 'like', `%${word}%`))))
    .orderBy((of) => coded(of, '=', whole), 'desc')
    .orderBy((of) => coded(of, 'like', `${whole}%`), 'desc')
    .orderBy('nombre')
    .orderBy('_key')
    .execute();
}
