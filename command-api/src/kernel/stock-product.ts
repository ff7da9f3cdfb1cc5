import type { ProductoStock } from '@power/domain/inventory/events';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findProduct } from './products.ts';

/** A product as events of its stock repeat it. */
export const ofStock = ({ _id, codigo, codigo_sap, part_number, nombre, marca }: ProductoStock): ProductoStock => ({
  _id,
  codigo,
  codigo_sap,
  part_number,
  nombre,
  marca,
});

/** The product of that id as events of its stock repeat it. */
export async function stockProduct(services: CommandServices, id: string): Promise<ProductoStock | Rejection> {
  const found = await findProduct(services, id);
  return isRejection(found) ? found : ofStock(found);
}
