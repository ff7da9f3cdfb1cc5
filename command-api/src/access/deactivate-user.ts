import { deactivateUser } from '@power/domain/access/deactivate-user';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { reappoint, reserveDismissal, workingAdministrators } from './working-administrators.ts';

export default provideFacts(
  deactivateUser,
  async (_, services) => ({ administradores: await workingAdministrators(services) }),
  {
    before: ({ usuario }, services, { administradores }) => reserveDismissal(services, usuario, administradores),
    compensate: ({ usuario }, services) => reappoint(services, usuario),
  },
);
