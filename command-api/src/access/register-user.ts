import { registerUser } from '@power/domain/access/register-user';
import { hashPassword } from '@power/infra/platform/access/password';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { claimEmail } from './claim-email.ts';

export default provideFacts(
  registerUser,
  async ({ usuario }, services) => ({
    usuario: uuidFrom('user', services.commandId),
    ...(usuario.password && { hash: await hashPassword(usuario.password) }),
  }),
  { before: ({ usuario }, services, facts) => claimEmail(usuario.email, services, facts.usuario) },
);
