import { type Rejection, reject } from '../kernel/rejection.ts';

/** Which budget of failed attempts is used up: the account's own, or that of the network from which strangers try. */
export type Lock = 'cuenta' | 'red';

const TEXT: Readonly<Record<Lock, string>> = {
  cuenta: 'Demasiados intentos fallidos. Espera 15 minutos o recupera tu contraseña.',
  red: 'Hubo demasiados intentos fallidos desde tu red. Espera 15 minutos o ingresa desde un equipo que ya hayas usado.',
};

/** Refusal of whoever has no attempt left for now. */
export const lockedOut = (lock: Lock, extra?: Record<string, unknown>): Rejection =>
  reject('CUENTA_BLOQUEADA', 'Error de autenticación', TEXT[lock], extra);
