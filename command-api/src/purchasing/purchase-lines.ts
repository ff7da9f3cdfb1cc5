import { customer } from '@power/domain/customers/customer';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import type { PurchaseOrderFacts } from '@power/domain/purchasing/orders/lines';
import type { OrdenPedida } from '@power/domain/purchasing/orders/parts';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findProducts } from '../kernel/products.ts';

type Clients = PurchaseOrderFacts['clientes'];

/** The clients that these ids name; refused where one is not there. */
async function clientsOf(
  services: CommandServices,
  ids: readonly string[],
  titulo: string,
): Promise<Clients | Rejection> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => ({ id, state: (await services.load(customer, id)).state })),
  );
  const missing = found.find(({ state }) => !state?.activo);
  return missing
    ? reject('CLIENTE_NO_EXISTE', titulo, 'El cliente de una reserva no existe o no está activo. Elige otro.')
    : Object.fromEntries(found.map(({ id, state }) => [id, { _id: id, nombre: state!.nombre }]));
}

/** What the lines of an order are made of. */
export async function purchaseLines(
  services: CommandServices,
  { lineas }: OrdenPedida,
  titulo: string,
): Promise<Omit<PurchaseOrderFacts, 'number'> | Rejection> {
  const productos = await findProducts(
    services,
    lineas.map(({ producto }) => producto),
  );
  if (isRejection(productos)) return productos;
  const clientes = await clientsOf(
    services,
    lineas.flatMap(({ reserva }) => (reserva === '' ? [] : [reserva])),
    titulo,
  );
  return isRejection(clientes) ? clientes : { productos, clientes };
}
