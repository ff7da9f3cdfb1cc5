import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { Rma, RmaState } from './case.ts';

const GONE = reject(
  'ENLACE_INVALIDO',
  'Este enlace ya no sirve',
  'Venció o fue retirado. Pide uno nuevo a quien recibió tu producto.',
);

/** The case behind a link: there is one, it is this one, it has not passed. One answer for everything that is not so. */
export function linkedCase(state: RmaState, token_hash: string, now: string): Rma | Rejection {
  const link = state?.enlace;
  return !state || !link || link.token_hash !== token_hash || link.vence <= now ? GONE : state;
}
