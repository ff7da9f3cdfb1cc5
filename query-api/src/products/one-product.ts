import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { type ProductRow, productRow } from '@power/domain/products/views/product-row';
import type { Reader } from '@power/infra/platform/sql/reader';

/** What the row declares, without what the platform keeps beside it. */
const FIELDS = Object.keys(productRow.fields) as (keyof ProductRow)[];

/** A product of this person's brands; another is refused as one that does not exist. */
export async function oneProduct(rows: Reader, id: string): Promise<ProductRow | Rejection> {
  const found = await rows.from('product_list').select(FIELDS).where('_id', '=', id).executeTakeFirst();
  return (
    found ??
    reject(
      'PRODUCTO_NO_EXISTE',
      'Producto no encontrado',
      'El producto no existe o no es de tus marcas. Revisa el código.',
    )
  );
}
