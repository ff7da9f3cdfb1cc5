import type { OrderTruth } from '@power/domain/inventory/settle';
import { committed, order, type OrderState } from '@power/domain/orders/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

function situationOf(o: OrderState): OrderTruth['situacion'] {
  if (o?.estatus === 'Anulado') return 'anulado';
  if (o?.validacion === undefined) return 'abierto';
  return o.entregado || o.estatus === 'Facturado Sin Picking' ? 'entregado' : 'vigente';
}

/** What an order's own stream says about its units of a product. */
export async function orderTruth(services: CommandServices, pedido: string, producto: string): Promise<OrderTruth> {
  const { state } = await services.load(order, pedido);
  const cantidad = (state ? committed(state) : []).find((movement) => movement.producto_id === producto)?.cantidad ?? 0;
  return { situacion: situationOf(state), validacion: state?.validacion, cantidad };
}
