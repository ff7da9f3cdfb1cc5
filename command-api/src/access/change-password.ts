import { changePassword } from '@power/domain/access/change-password';
import { user } from '@power/domain/access/user';
import { retireLinks } from '@power/infra/adapters/mail/outbox';
import { rememberDevice } from '@power/infra/platform/access/known-device';
import { hashLink, linkAccount } from '@power/infra/platform/access/link';
import { hashPassword } from '@power/infra/platform/access/password';
import { accountBudget, createThrottle } from '@power/infra/platform/access/throttle';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';

/**
 * Hashing is dear and anybody may call: only a link that is known gets that far. Whoever owns the mailbox owns the
 * account: the lock that others' failures put on it is lifted, and this device may sign in whatever they go on doing.
 */
export default provideFacts(
  changePassword,
  async ({ token, password }, services) => {
    const usuario = linkAccount(token) ?? 'nadie';
    const token_hash = hashLink(token);
    const { state } = await services.load(user, usuario);
    return { usuario, token_hash, hash: state.link?.token_hash === token_hash ? await hashPassword(password) : '' };
  },
  {
    finish: async (_, { token }, services) => {
      const usuario = linkAccount(token) ?? 'nadie';
      const { state } = await services.load(user, usuario);
      await createThrottle(services.db).forgive(accountBudget(state.email));
      await retireLinks(services.db, state.email);
      return { equipo: rememberDevice(settings.JWT_SECRET, usuario, services.origin?.equipo) };
    },
  },
);
