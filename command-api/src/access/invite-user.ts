import { inviteUser } from '@power/domain/access/invite-user';
import { issueLink } from '@power/infra/platform/access/link';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { settings } from '@power/infra/platform/service/settings';
import { claimEmail } from './claim-email.ts';
import { sendInvitation } from './send-invitation.ts';

export default provideFacts(
  inviteUser,
  async (_, services) => {
    const usuario = uuidFrom('user', services.commandId);
    return { usuario, token_hash: issueLink(settings.JWT_SECRET, usuario, services.commandId).token_hash };
  },
  {
    before: ({ usuario }, services, facts) => claimEmail(usuario.email, services, facts.usuario),
    finish: async ({ _id }, { usuario }, services) => {
      await sendInvitation(services, { _id, email: usuario.email, nombre: usuario.nombre });
      return {};
    },
  },
);
