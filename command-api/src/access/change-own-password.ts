import { changeOwnPassword, type OwnPasswordFacts } from '@power/domain/access/change-own-password';
import { user } from '@power/domain/access/user';
import { hashPassword, verifyPassword } from '@power/infra/platform/access/password';
import { ACCOUNT_FAILURES, createThrottle } from '@power/infra/platform/access/throttle';
import { provideFacts } from '@power/infra/platform/commands/handler';

/**
 * Throttled like a sign-in: an open screen is no way around the limit on guesses. The budget is the session's own, so
 * that whoever fails at the sign-in page keeps nobody from changing a password.
 */
export default provideFacts(changeOwnPassword, async ({ actual, password }, services): Promise<OwnPasswordFacts> => {
  const { state } = await services.load(user, services.user._id);
  const { sesion } = services.user;
  const outcome = await createThrottle(services.db).attempt(
    [{ who: `clave:${sesion}`, failures: ACCOUNT_FAILURES }],
    () => verifyPassword(actual, state.hash, { key: sesion, first: true }),
  );
  const claveCorrecta = 'passed' in outcome && outcome.passed;
  return {
    claveCorrecta,
    hash: claveCorrecta ? await hashPassword(password) : '',
    ...('exhausted' in outcome && { bloqueo: 'cuenta' as const }),
  };
});
