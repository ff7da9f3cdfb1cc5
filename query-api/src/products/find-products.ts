import { scannedSpellings } from '@power/domain/kernel/scanned-code';
import { plain, wordsOf } from '@power/domain/kernel/text';
import { pricesAt } from '@power/domain/products/prices.shared';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { incomingOf } from '../purchasing/incoming.shared.ts';
import { idsLike } from './products-like.ts';

type Of = ExpressionBuilder<Database, 'product_list'>;

/** Stock of a product that is in scope, so its balances are; of one warehouse, when one is asked for. */
const stockOf = (of: Of, bodega: string | undefined) => {
  const there = of.selectFrom('stock_list as s').whereRef('s.producto_id', '=', 'product_list._id');
  return bodega === undefined ? there : there.where('s.bodega', '=', bodega);
};

/** What was typed, and for whom. */
export interface Asked {
  readonly by: 'words' | 'ean';
  readonly text: string;
  readonly bodega?: string | undefined;
  /** Whose recent products come first. */
  readonly user?: string;
  /** Instant of the request: prices are those in force then. */
  readonly now: string;
}

/** Products with their stock by warehouse, for whoever quotes, orders or receives; a Brand Manager finds own brands. */
export async function findProducts(rows: Reader, { by, text, bodega, user, now }: Asked): Promise<FoundProduct[]> {
  const codes = scannedSpellings(text);
  const ids =
    by === 'ean'
      ? (
          await rows
            .from('product_list')
            .select('_id')
            .where('activo', '=', true)
            .where((of) => sql<boolean>`${of.ref('ean')} ?| ${of.val(codes)}::text[]`)
            .orderBy('_key')
            .limit(30)
            .execute()
        ).map(({ _id }) => _id)
      : await idsLike(
          rows,
          { words: text.split(/\s+/).filter(Boolean).slice(0, 8).map(plain), spelt: wordsOf(text).slice(0, 8), codes },
          user,
        );
  if (ids.length === 0) return [];
  const found = await rows
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
      'servicio',
      'nota',
    ])
    .select(['base', 'ajustes'])
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
    .where((of) => of('_key', '=', of.fn.any(of.val(ids))))
    .execute();
  const comes = await incomingOf(
    rows,
    found.map(({ _id }) => _id),
  );
  const place = new Map(ids.map((id, n) => [id, n]));
  return found
    .toSorted((a, b) => place.get(a._id)! - place.get(b._id)!)
    .map(({ base, ajustes, ...product }) => ({
      ...product,
      ...comes(product._id),
      precios: pricesAt(base, ajustes, now),
    }));
}
