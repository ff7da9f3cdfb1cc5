import { inviteColleague } from '@power/domain/access/company/invite-colleague';
import { issueLink } from '@power/infra/platform/access/link';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { settings } from '@power/infra/platform/service/settings';
import { claimEmail } from './claim-email.ts';
import { companyPeople } from './company-people.ts';
import { passwordAddress } from './password-address.ts';
import { sendInvitation } from './send-invitation.ts';

const linkOf = (usuario: string, commandId: string) => issueLink(settings.JWT_SECRET, usuario, commandId);

/** The link goes by mail, and in the reply to who invites, for companies whose mail does not arrive. */
export default provideFacts(
  inviteColleague,
  async (_, services) => {
    const usuario = uuidFrom('user', services.commandId);
    return {
      usuario,
      token_hash: linkOf(usuario, services.commandId).token_hash,
      personas: await companyPeople(services, services.user.cliente_id),
    };
  },
  {
    before: ({ persona }, services, { usuario }) => claimEmail(persona.email, services, usuario),
    finish: async ({ _id }, { persona }, services) => {
      await sendInvitation(services, { _id, email: persona.email, nombre: persona.nombre });
      return { enlace: passwordAddress(linkOf(_id, services.commandId).token) };
    },
  },
);
