import type { withoutBarcode } from '@power/domain/dashboards/views/operational';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import type { z } from 'zod';

const SHOWN = 20;

/** Active products of the person's brands that no scanner can read. */
export async function productsWithoutBarcode(rows: Reader): Promise<z.infer<typeof withoutBarcode>> {
  const found = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca'])
    .select((of) => of.fn.countAll<number>().over().as('cantidad'))
    .where('activo', '=', true)
    .where((of) => sql<boolean>`jsonb_array_length(${of.ref('ean')}) = 0`)
    .orderBy('part_number')
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  return {
    cantidad: found[0]?.cantidad ?? 0,
    productos: found.map(({ cantidad: _, ...product }) => product),
  };
}
