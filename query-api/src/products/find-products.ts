import type { Principal } from '@power/domain/kernel/principal';
import { plain } from '@power/domain/kernel/text';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';

/** A picker shows this many; a longer list is not read, the person types on. */
const FOUND = 30;
const literal = (text: string): string => plain(text).replace(/[\\%_]/g, '\\$&');

/** $1 the whole text, $2 patterns of its words: each must be found; what starts with the text comes first. */
const wordsSql = (
  scope: string,
): string => `SELECT p.* FROM product_list p WHERE activo AND busqueda LIKE ALL($2::text[]) AND ${scope}
  ORDER BY lower(p.part_number) = $1 OR lower(p.codigo) = $1 DESC, lower(p.part_number) LIKE $1 || '%' OR lower(p.codigo) LIKE $1 || '%' DESC, p.nombre, p._key LIMIT ${FOUND}`;
const eanSql = (scope: string): string =>
  `SELECT p.* FROM product_list p WHERE activo AND p.ean ? $1 AND $2::text[] IS NOT NULL AND ${scope} ORDER BY p._key LIMIT ${FOUND}`;

/** A product has one brand; the row scope compares lists of them. */
const SCOPE = { marca: 'jsonb_build_array(p.marca)' };

/** Products with their stock by warehouse, for whoever quotes, orders or receives; a Brand Manager finds own brands. */
export async function findProducts(
  db: pg.Pool,
  user: Principal,
  by: 'words' | 'ean',
  text: string,
  bodega?: string,
): Promise<FoundProduct[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8).map(literal);
  const scope = restrictionSql(SCOPE, user, 4);
  const { rows } = await db.query<FoundProduct>(
    `SELECT f._id, f.codigo, f.codigo_sap, f.part_number, f.nombre, f.marca, f.ean, f.bloqueado, f.serializable, f.precios, s.disponible, s.stock
     FROM (${(by === 'words' ? wordsSql : eanSql)(scope.sql)}) f CROSS JOIN LATERAL (
       SELECT coalesce(sum(disponible), 0)::int AS disponible,
         coalesce(json_agg(json_build_object('bodega', bodega, 'fisico', fisico, 'disponible', disponible) ORDER BY bodega), '[]') AS stock
       FROM stock_list WHERE producto_id = f._id AND ($3::text IS NULL OR bodega = $3)) s`,
    [by === 'words' ? words.join(' ') : text, words.map((word) => `%${word}%`), bodega ?? null, ...scope.values],
  );
  return rows;
}
