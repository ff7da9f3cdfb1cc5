import { importOpeningStock } from '@power/domain/inventory/import-opening-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { warehouses } from '@power/domain/masters';
import { unknownCode } from '@power/domain/products/imported-product.shared';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { masterRecord } from '../kernel/master-record.ts';
import { productWithCode } from '../kernel/product-by-code.ts';
import { findProduct } from '../kernel/products.ts';
import { stockProduct } from '../kernel/stock-product.ts';

export default provideFacts(importOpeningStock, async ({ fila }, services) => {
  const id = await productWithCode(services, fila.codigo as string);
  if (id === undefined) return unknownCode(fila);
  const producto = await stockProduct(services, id);
  if (isRejection(producto)) return producto;
  const found = await findProduct(services, id);
  const bodega = await masterRecord(warehouses, services, 'codigo', fila.bodega as string);
  return {
    producto: { ...producto, servicio: !isRejection(found) && found.servicio },
    bodega: bodega === undefined ? undefined : String(bodega.codigo),
  };
});
