import { type Product, product } from '@power/domain/products/product';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';

export async function findProduct(services: CommandServices, id: string): Promise<Product | Rejection> {
  const { state } = await services.load(product, id);
  return (
    state ?? reject('PRODUCTO_NO_EXISTE', 'Producto no encontrado', `El producto ${id} no existe. Revisa el código.`)
  );
}

/** All of them by `_id`, or the refusal of the first that does not exist. */
export async function findProducts(
  services: CommandServices,
  ids: readonly string[],
): Promise<Record<string, Product> | Rejection> {
  const found = await Promise.all([...new Set(ids)].map((id) => findProduct(services, id)));
  const missing = found.find(isRejection);
  return missing ?? Object.fromEntries((found as Product[]).map((p) => [p._id, p]));
}
