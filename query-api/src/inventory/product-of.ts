import { reject } from '@power/domain/kernel/rejection';
import type { Reader } from '@power/infra/platform/sql/reader';

export interface Named {
  readonly codigo_sap?: string | undefined;
  readonly producto?: string | undefined;
}
/** The product that a request names, if it is one of the person's brands; the same refusal for both. */
export async function productOf(rows: Reader, { codigo_sap, producto = '' }: Named) {
  const found = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'marca', 'bloqueado'])
    .where((of) => (codigo_sap === undefined ? of('_id', '=', producto) : of('codigo_sap', '=', codigo_sap)))
    .orderBy('_key')
    .limit(1)
    .executeTakeFirst();
  return (
    found ??
    reject(
      'PRODUCTO_NO_EXISTE',
      'Producto no encontrado',
      'El producto no existe o no es de tus marcas. Revisa el código.',
    )
  );
}
