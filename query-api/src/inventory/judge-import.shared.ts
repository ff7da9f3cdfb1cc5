import { openedStock } from '@power/domain/inventory/opening-stock.shared';
import type { Values } from '@power/domain/kernel/master-events';
import { claimKey } from '@power/domain/kernel/master-rows';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Reader } from '@power/infra/platform/sql/reader';
import { codedProducts, codeOf } from '../products/coded-products.shared.ts';

/** Judges rows of opening stock by the rule of their command, against products, warehouses and what these hold. */
export async function judgeOpeningStock(rows: Reader, given: readonly Values[]) {
  const products = await codedProducts(rows, given);
  const warehouses = await rows.from('warehouse_list').select('codigo').execute();
  const codes = new Map(warehouses.map(({ codigo }) => [claimKey(codigo), codigo]));
  const ids = [...products.values()].map(({ _id }) => _id);
  const balances =
    ids.length === 0
      ? []
      : await rows
          .from('stock_list')
          .select(['producto_id', 'bodega', 'fisico', 'inicial'])
          .where('producto_id', 'in', ids)
          .execute();
  const held = new Map<string, { readonly fisico: number; readonly inicial: number | null }>(
    balances.map((row) => [`${row.producto_id}/${row.bodega}`, row]),
  );
  return (row: Values) => {
    const producto = products.get(codeOf(row));
    const bodega = codes.get(claimKey(row.bodega));
    const place = `${producto?._id}/${bodega}`;
    const there = held.get(place);
    const outcome = openedStock(row as never, {
      producto,
      bodega: bodega !== undefined,
      fisico: there?.fisico ?? 0,
      inicial: there?.inicial ?? undefined,
    });
    if (isRejection(outcome)) return outcome;
    // A row after this one may name the same in another spelling.
    if (outcome === 'nuevo') held.set(place, { fisico: Number(row.cantidad), inicial: Number(row.cantidad) });
    return { resultado: outcome };
  };
}
