import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type { TableRow } from '@power/domain/tables';
import type { Reader } from '@power/infra/platform/sql/reader';

/** A product of this person's brands; another is refused as one that does not exist. */
export async function oneProduct(rows: Reader, id: string): Promise<TableRow<'product_list'> | Rejection> {
  const found = await rows.from('product_list').selectAll('product_list').where('_id', '=', id).executeTakeFirst();
  return (
    found ??
    reject(
      'PRODUCTO_NO_EXISTE',
      'Producto no encontrado',
      'El producto no existe o no es de tus marcas. Revisa el código.',
    )
  );
}
