import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { LineFacts } from '@power/domain/orders/order-lines';
import { priceFor, pricesAt } from '@power/domain/products/prices.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findProducts } from './products.ts';

/** What lines of an order for a customer of this type are made of and held against; the refusal of a product that does not exist. */
export async function lineFacts(
  services: CommandServices,
  ids: readonly string[],
  tipo_cliente: string | null,
): Promise<LineFacts | Rejection> {
  const found = await findProducts(services, ids);
  if (isRejection(found)) return found;
  return Object.fromEntries(
    Object.values(found).map(({ bloqueado, activo, base, ajustes, pmp, ...p }) => [
      p._id,
      {
        producto: {
          _id: p._id,
          codigo: p.codigo,
          codigo_sap: p.codigo_sap,
          part_number: p.part_number,
          nombre: p.nombre,
          marca: p.marca,
          serializable: p.serializable,
          ean: p.ean,
          ...(p.servicio && { servicio: true as const }),
        },
        bloqueado,
        activo,
        // Prices that begin or end by now count, whether or not somebody has put them in force.
        lista: priceFor(pricesAt(base, ajustes, services.now), tipo_cliente),
        pmp,
      },
    ]),
  );
}
