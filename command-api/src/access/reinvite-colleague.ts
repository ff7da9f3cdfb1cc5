import { reinviteColleague } from '@power/domain/access/company/reinvite-colleague';
import { user } from '@power/domain/access/user';
import { issueLink } from '@power/infra/platform/access/link';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';
import { passwordAddress } from './password-address.ts';
import { sendInvitation } from './send-invitation.ts';

export default provideFacts(
  reinviteColleague,
  async ({ persona }, services) => ({
    token_hash: issueLink(settings.JWT_SECRET, persona, services.commandId).token_hash,
  }),
  {
    finish: async (_, { persona }, services) => {
      const { state } = await services.load(user, persona);
      if (state.hash) return {};
      await sendInvitation(services, { _id: persona, email: state.email, nombre: state.cuenta.nombre });
      return { enlace: passwordAddress(issueLink(settings.JWT_SECRET, persona, services.commandId).token) };
    },
  },
);
