import { reinviteUser } from '@power/domain/access/reinvite-user';
import { user } from '@power/domain/access/user';
import { issueLink } from '@power/infra/platform/access/link';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';
import { sendInvitation } from './send-invitation.ts';

export default provideFacts(
  reinviteUser,
  async ({ usuario }, services) => ({
    token_hash: issueLink(settings.JWT_SECRET, usuario, services.commandId).token_hash,
  }),
  {
    finish: async (_, { usuario }, services) => {
      const { state } = await services.load(user, usuario);
      await sendInvitation(services, { _id: usuario, email: state.email, nombre: state.cuenta.nombre });
      return {};
    },
  },
);
