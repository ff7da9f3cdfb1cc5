import { reject } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/streams/order/order';
import { settleOrderPoints } from '@power/domain/points/settle-order-points';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { pointsOwner } from '../kernel/points-owner.ts';
import { pointsRule } from '../kernel/points-rule.ts';

export default provideFacts(settleOrderPoints, async ({ cliente, pedido }, services) => {
  const { state } = await services.load(order, pedido);
  const owner = await pointsOwner(services, cliente);
  if (!owner) return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe.');
  return { pedido: state, cliente: owner, regla: pointsRule() };
});
