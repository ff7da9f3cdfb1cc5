import type { withoutBarcode } from '@power/domain/dashboards/views/operational';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

const SHOWN = 20;

type Lacking = z.infer<typeof withoutBarcode>;

async function lacking(rows: Reader, what: RawBuilder<boolean>): Promise<Lacking> {
  const found = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca'])
    .select((of) => of.fn.countAll<number>().over().as('cantidad'))
    .where('activo', '=', true)
    .where(what)
    .orderBy('part_number')
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  return {
    cantidad: found[0]?.cantidad ?? 0,
    productos: found.map(({ cantidad: _, ...product }) => product),
  };
}

/** Active products of the person's brands that no scanner can read. */
export const productsWithoutBarcode = (rows: Reader): Promise<Lacking> =>
  lacking(rows, sql<boolean>`jsonb_array_length(product_list.ean) = 0`);

/** Active products, services aside, of which nobody said in what unit the warehouse counts them. */
export const productsWithoutUnit = (rows: Reader): Promise<Lacking> =>
  lacking(rows, sql<boolean>`NOT product_list.servicio AND coalesce(product_list.unidad, '') = ''`);

/** Active products, services aside, that are kept nowhere in particular. */
export const productsWithoutPlace = (rows: Reader): Promise<Lacking> =>
  lacking(
    rows,
    sql<boolean>`NOT product_list.servicio AND NOT EXISTS (
      SELECT FROM preferred_place_list AS p WHERE p._key = product_list._key)`,
  );
