import { reject } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/streams/order/order';
import { withdrawOrderPoints } from '@power/domain/points/withdraw-order-points';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';
import { pointsOwner } from '../kernel/points-owner.ts';

export default provideFacts(withdrawOrderPoints, async ({ pedido }, services) => {
  const { state } = await services.load(order, pedido);
  const owner = state && ((await mergedInto(services, state.client._id))?._id ?? state.client._id);
  const cliente = owner === undefined ? undefined : await pointsOwner(services, owner);
  return cliente
    ? { pedido: state, cliente }
    : reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe.');
});
