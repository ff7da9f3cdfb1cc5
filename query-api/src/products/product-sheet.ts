import { isRejection } from '@power/domain/kernel/rejection';
import { EDITORS } from '@power/domain/products/views/editors.shared';
import { productSheet } from '@power/domain/products/views/product-sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { incomingOf } from '../purchasing/incoming.shared.ts';
import { oneProduct } from './one-product.ts';

/** Related products that the person may see, in the order that was given, with what is free of each. */
async function related(rows: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await rows
    .from('product_list')
    .select(['_id', 'codigo_sap', 'part_number', 'nombre', 'bloqueado'])
    .select((of) =>
      of.fn
        .coalesce(
          of
            .selectFrom('stock_list as s')
            .whereRef('s.producto_id', '=', 'product_list._id')
            .select((s) => s.fn.sum<number>('s.disponible').as('disponible')),
          of.lit(0),
        )
        .as('disponible'),
    )
    .where((of) => of('_id', '=', of.fn.any(of.val([...ids]))))
    .execute();
  return found.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

export default handleQuery(productSheet, async ({ id }, { rows, user }) => {
  const product = await oneProduct(rows, id);
  if (isRejection(product)) return product;
  const { busqueda: _b, base: _r, ajustes: _a, proxima: _p, ...producto } = product;
  const [comes, sustitutos, accesorios] = await Promise.all([
    incomingOf(rows, [id]),
    related(rows, producto.sustitutos),
    related(rows, producto.accesorios),
  ]);
  return { producto, ...comes(id), sustitutos, accesorios, editable: EDITORS.includes(user.perfil) };
});
