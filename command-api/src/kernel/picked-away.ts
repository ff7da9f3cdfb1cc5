import type { WarehouseStock } from '@power/domain/inventory/stock';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { leftSeries, partDelivered, placesBetween } from '@power/domain/streams/order/delivery-parts.shared';
import { type Order, order, type OrderState } from '@power/domain/streams/order/order';
import { lineOf, type PickedLine, type Picking } from '@power/domain/streams/order/picking';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** Units that pickers took from their places and that have not left the building: the system has them there still. */
export interface PickedAway {
  /** Units by place. */
  readonly lugares: ReadonlyMap<string, number>;
  /** Units of which nobody said where they were taken. */
  readonly sinLugar: number;
  readonly series: ReadonlySet<string>;
}

/** Orders that were cancelled with goods in a tote, which nobody has put back yet. */
const notPutBack = async (services: CommandServices, producto: string): Promise<string[]> =>
  (
    await readModels(services.db)
      .selectFrom('order_list as o')
      .innerJoin('order_line_list as l', 'l.number', 'o.number')
      .select('o.number')
      .where('o.por_devolver', '=', true)
      .where('l.producto_id', '=', producto)
      .execute()
  ).map(({ number }) => String(number));

/** What was picked for a line without what the customer has of it. */
function inTheHouse(o: Order, picking: Picking, linea: number): PickedLine {
  const { lugares, ...line } = lineOf(picking, linea);
  const delivered = partDelivered(o, linea);
  return {
    ...line,
    pickeado: line.pickeado - delivered,
    series: leftSeries(o, linea),
    ...(lugares && { lugares: placesBetween(lugares, delivered, Infinity) }),
  };
}

function pickedOf(o: OrderState, producto: string, bodega: string): readonly PickedLine[] {
  if (!o?.picking || o.picking.devuelto || o.bodega_entrega !== bodega) return [];
  if (o.entregado && !o.resto_anulado) return [];
  const { picking } = o;
  return o.productos_pedido
    .filter((line) => line.producto._id === producto)
    .map(({ linea }) => inTheHouse(o, picking, linea));
}

/** What of a product is in pickers' totes, of a warehouse; `there`: what the product's stream says of it. */
export async function pickedAway(
  services: CommandServices,
  producto: string,
  bodega: string,
  there: Pick<WarehouseStock, 'pedidos'>,
): Promise<PickedAway> {
  const holders = Object.keys(there.pedidos).filter((key) => reservationOf(key) === undefined);
  const orders = new Set([...holders, ...(await notPutBack(services, producto))]);
  const states = await Promise.all([...orders].map((number) => services.load(order, number)));
  const lines = states.flatMap(({ state: o }) => pickedOf(o, producto, bodega));
  const lugares = new Map<string, number>();
  for (const { ubicacion, cantidad } of lines.flatMap((line) => line.lugares ?? []))
    lugares.set(ubicacion, (lugares.get(ubicacion) ?? 0) + cantidad);
  const named = [...lugares.values()].reduce((sum, n) => sum + n, 0);
  return {
    lugares,
    sinLugar: lines.reduce((sum, { pickeado }) => sum + pickeado, 0) - named,
    series: new Set(lines.flatMap(({ series }) => series)),
  };
}
