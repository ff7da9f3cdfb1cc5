import { EmailClaimed, PasswordLinkIssued, PasswordSet, UserRegistered } from '@power/domain/access/events';
import { emailClaim, user } from '@power/domain/access/user';
import { SYSTEM } from '@power/domain/kernel/principal';
import { issueLink } from '@power/infra/platform/access/link';
import { hashPassword } from '@power/infra/platform/access/password';
import { numbersOf } from '@power/infra/platform/commands/numbers';
import { createServices } from '@power/infra/platform/commands/services';
import type { InternalDependencies } from './internal-dependencies.ts';

/** One fixed account id: a second start, or two launchers, find it there instead of making another. */
const FIRST = 'primer-administrador';
const LINK_HOURS = 24;

/**
 * Makes the first administrator of an empty company: with a password, or with a one-time link for whoever reads the
 * launcher's console. Answers without a link once the account has a password, or when the address is somebody else's.
 */
export async function firstAdministrator(
  given: { email?: string; password?: string },
  deps: InternalDependencies,
): Promise<{ email: string; link?: string }> {
  const email = (given.email ?? 'administrador@power.test').trim().toLowerCase();
  const now = new Date().toISOString();
  const commandId = `primer-administrador-${now}`;
  const services = createServices(
    { store: deps.store, cache: deps.dispatcher.cache, pool: deps.pool, draw: numbersOf(deps.pool) },
    { user: SYSTEM, now, commandId, correlationId: commandId, causationId: commandId, comando: 'first-administrator' },
  );
  await services.run(emailClaim, email, 'claim', (state) => (state.usuario ? [] : [EmailClaimed({ usuario: FIRST })]));
  // Somebody has the address already (a demo that is started as a company of its own): the account is theirs.
  const { usuario } = (await services.load(emailClaim, email)).state;
  if (usuario !== FIRST) return { email };
  await services.run(user, FIRST, 'account', (state) =>
    state.exists
      ? []
      : [UserRegistered({ _id: FIRST, email, nombre: 'Administrador', perfil: 'Administrador', permisos: {} })],
  );
  const { state } = await services.load(user, FIRST);
  if (state.hash) return { email: state.email };
  if (given.password) {
    const hash = await hashPassword(given.password);
    await services.run(user, FIRST, 'password', (s) =>
      s.hash ? [] : [PasswordSet({ hash, motivo: 'inicial', sesiones: [] })],
    );
    return { email };
  }
  const { token, token_hash } = issueLink(deps.settings.JWT_SECRET, FIRST, commandId);
  const vence = new Date(Date.parse(now) + LINK_HOURS * 3_600_000).toISOString();
  await services.run(user, FIRST, 'link', () => [
    PasswordLinkIssued({ token_hash, vence, motivo: 'primer_administrador' }),
  ]);
  return { email, link: `${deps.settings.PUBLIC_URL}/cambio-password/${token}` };
}
