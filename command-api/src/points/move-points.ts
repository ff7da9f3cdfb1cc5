import { reject } from '@power/domain/kernel/rejection';
import { movePoints } from '@power/domain/points/move-points';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';
import { pointsOwner } from '../kernel/points-owner.ts';

export default provideFacts(movePoints, async ({ cliente: id }, services) => {
  const cliente = await pointsOwner(services, id);
  if (!cliente) return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe.');
  const staying = await mergedInto(services, id);
  return { cliente, a: (staying && (await pointsOwner(services, staying._id))) ?? null };
});
