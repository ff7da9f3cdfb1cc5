import { reject } from '@power/domain/kernel/rejection';
import { expirePoints } from '@power/domain/points/expire-points';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { pointsOwner } from '../kernel/points-owner.ts';

export default provideFacts(
  expirePoints,
  async ({ cliente }, services) =>
    (await pointsOwner(services, cliente)) ??
    reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe.'),
);
