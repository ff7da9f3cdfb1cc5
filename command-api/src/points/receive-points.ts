import { reject } from '@power/domain/kernel/rejection';
import { PointsMovedAway } from '@power/domain/points/events';
import { receivePoints, type ReceivedFacts } from '@power/domain/points/move-points';
import { points } from '@power/domain/points/points';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { pointsOwner } from '../kernel/points-owner.ts';

export default provideFacts(receivePoints, async ({ cliente: id, de, version }, services) => {
  const cliente = await pointsOwner(services, id);
  const event = (await services.history(points, de))[version];
  const movido = event?.type === PointsMovedAway.type ? (event.data as ReceivedFacts['movido']) : undefined;
  return cliente && movido?.destino._id === id
    ? { cliente, movido }
    : reject('SIN_TRASPASO', 'Nada que recibir', 'Nadie traspasó Pesos Mobile a este cliente.');
});
