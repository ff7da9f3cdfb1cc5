import { COLUMNAS_PRECIO, type ColumnaPrecio } from '@power/domain/products/prices.shared';
import { defaultTable, type TablaMargenes } from '@power/domain/pricing/price-rule.shared';
import type { Reader } from '@power/infra/platform/sql/reader';

/** The margin table of each tier as it stands. */
export async function tablesNow(rows: Reader): Promise<(tier: number) => TablaMargenes> {
  const set = await rows
    .from('margin_table_list')
    .select(['tier', 'numero', ...COLUMNAS_PRECIO])
    .execute();
  return (tier) => {
    const row = set.find((table) => table.tier === tier);
    if (!row) return defaultTable(tier);
    const margenes = Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, row[column]])) as Record<
      ColumnaPrecio,
      number
    >;
    return { tier, version: row.numero, margenes };
  };
}
