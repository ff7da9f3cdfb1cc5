import { issuePasswordLink } from '@power/domain/access/issue-password-link';
import { user } from '@power/domain/access/user';
import { retireLinks } from '@power/infra/adapters/mail/outbox';
import { issueLink } from '@power/infra/platform/access/link';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';
import { passwordAddress } from './password-address.ts';

/** The link is in the reply alone: no mail, no list and no log holds it. */
export default provideFacts(
  issuePasswordLink,
  async ({ usuario }, services) => ({
    token_hash: issueLink(settings.JWT_SECRET, usuario, services.commandId).token_hash,
  }),
  {
    finish: async (_, { usuario }, services) => {
      const { state } = await services.load(user, usuario);
      await retireLinks(services.db, state.email);
      return { enlace: passwordAddress(issueLink(settings.JWT_SECRET, usuario, services.commandId).token) };
    },
  },
);
