import { changePassword } from '@power/domain/access/change-password';
import { user } from '@power/domain/access/user';
import { hashLink, linkAccount } from '@power/infra/platform/access/link';
import { hashPassword } from '@power/infra/platform/access/password';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** Hashing is dear and anybody may call: only a link that is known gets that far. */
export default provideFacts(changePassword, async ({ token, password }, services) => {
  const usuario = linkAccount(token) ?? 'nadie';
  const token_hash = hashLink(token);
  const { state } = await services.load(user, usuario);
  return { usuario, token_hash, hash: state.link?.token_hash === token_hash ? await hashPassword(password) : '' };
});
