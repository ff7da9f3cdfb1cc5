import { changeOwnPassword, type OwnPasswordFacts } from '@power/domain/access/change-own-password';
import { user } from '@power/domain/access/user';
import { hashPassword, verifyPassword } from '@power/infra/platform/access/password';
import { createThrottle } from '@power/infra/platform/access/throttle';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** Throttled like a sign-in: an open screen is no way around the limit on guesses. */
export default provideFacts(changeOwnPassword, async ({ actual, password }, services): Promise<OwnPasswordFacts> => {
  const { state } = await services.load(user, services.user._id);
  const ip = services.origin?.ip ?? '';
  const throttle = createThrottle(services.db);
  const bloqueadoHasta = await throttle.lockedUntil(state.email, ip);
  const claveCorrecta = !bloqueadoHasta && (await verifyPassword(actual, state.hash));
  if (!bloqueadoHasta) await (claveCorrecta ? throttle.succeeded(state.email) : throttle.failed(state.email, ip));
  return { claveCorrecta, bloqueadoHasta, hash: claveCorrecta ? await hashPassword(password) : '' };
});
