import { type OrderTruth, truthOf } from '@power/domain/orders/goods.shared';
import { order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** What an order's own stream says about its units of a product. */
export const orderTruth = async (services: CommandServices, pedido: string, producto: string): Promise<OrderTruth> =>
  truthOf((await services.load(order, pedido)).state, producto);
