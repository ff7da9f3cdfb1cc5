import type { ProductoStock } from '@power/domain/inventory/events';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findProduct } from './products.ts';

/** The product as events of its stock repeat it. */
export async function stockProduct(services: CommandServices, id: string): Promise<ProductoStock | Rejection> {
  const found = await findProduct(services, id);
  if (isRejection(found)) return found;
  const { _id, codigo, codigo_sap, part_number, nombre, marca } = found;
  return { _id, codigo, codigo_sap, part_number, nombre, marca };
}
