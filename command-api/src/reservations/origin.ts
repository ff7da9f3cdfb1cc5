import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { visibleQuotation } from '@power/domain/quotations/guards';
import { ABIERTAS } from '@power/domain/quotations/parts';
import { quotation } from '@power/domain/quotations/quotation';
import { cannotReserve } from '@power/domain/reservations/create-reservation';
import type { NuevaReserva } from '@power/domain/reservations/parts';
import { visibleOrder } from '@power/domain/streams/order/guards';
import { order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

interface Origin {
  readonly name: string;
  readonly cliente: string;
  readonly lineas: readonly { readonly producto: string; readonly part_number: string; readonly cantidad: number }[];
}

async function fromQuotation(services: CommandServices, number: number): Promise<Origin | Rejection> {
  const q = visibleQuotation((await services.load(quotation, number)).state, services.user);
  if (isRejection(q)) return q;
  if (!(ABIERTAS as readonly string[]).includes(q.estado))
    return cannotReserve(`La Cotización N° ${number} está en estado ${q.estado}: no se reserva por ella.`);
  return {
    name: `La Cotización N° ${number}`,
    cliente: q.cliente._id,
    lineas: q.productos_cotizacion.flatMap(({ producto, cantidad }) =>
      producto._id === null ? [] : [{ producto: producto._id, part_number: producto.part_number, cantidad }],
    ),
  };
}

async function fromOrder(services: CommandServices, number: number): Promise<Origin | Rejection> {
  const o = visibleOrder((await services.load(order, number)).state, services.user);
  if (isRejection(o)) return o;
  if (o.estatus !== 'Pendiente Validacion Administrativa')
    return cannotReserve(
      `El Pedido N° ${number} está en estado ${o.estatus}: se reserva por un pedido antes de validarlo.`,
    );
  return {
    name: `El Pedido N° ${number}`,
    cliente: o.client._id,
    lineas: o.productos_pedido.map(({ producto, cantidad }) => ({
      producto: producto._id,
      part_number: producto.part_number,
      cantidad,
    })),
  };
}

/** Why a reservation does not follow from the quotation or order that it names; undefined when it does, or names none. */
export async function badOrigin(
  services: CommandServices,
  { cliente, cotizacion, pedido, lineas }: NuevaReserva,
): Promise<Rejection | undefined> {
  if (cotizacion !== undefined && pedido !== undefined)
    return cannotReserve('Una reserva viene de una cotización o de un pedido, no de ambos.');
  const named = cotizacion ?? pedido;
  if (named === undefined) return undefined;
  const origin = await (cotizacion === undefined ? fromOrder : fromQuotation)(services, named);
  if (isRejection(origin)) return origin;
  if (origin.cliente !== cliente) return cannotReserve(`${origin.name} es de otro cliente.`);
  for (const { producto, cantidad } of lineas) {
    const of = origin.lineas.filter((line) => line.producto === producto);
    const most = of.reduce((sum, line) => sum + line.cantidad, 0);
    if (of.length === 0) return cannotReserve(`${origin.name} no lleva uno de los productos: quítalo de la reserva.`);
    if (cantidad > most)
      return cannotReserve(`${origin.name} lleva ${most} de ${of[0]!.part_number} y pides ${cantidad}.`);
  }
  return undefined;
}
