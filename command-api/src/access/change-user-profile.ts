import { changeUserProfile } from '@power/domain/access/change-user-profile';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { reappoint, reserveDismissal, workingAdministrators } from './working-administrators.ts';

export default provideFacts(
  changeUserProfile,
  async (_, services) => ({ administradores: await workingAdministrators(services) }),
  {
    async before({ usuario, perfil }, services, { administradores }) {
      if (perfil !== 'Administrador') return reserveDismissal(services, usuario, administradores);
      await reappoint(services, usuario);
      return undefined;
    },
    compensate: ({ usuario, perfil }, services) =>
      perfil === 'Administrador' ? Promise.resolve() : reappoint(services, usuario),
  },
);
