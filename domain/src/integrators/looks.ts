import { look, type Looks } from '../kernel/look.ts';
import type { EstadoClave } from './parts.ts';

/** How the states of an integrator's key look. */
export const integratorLooks: Looks<EstadoClave> = {
  Activa: look('ok', 'check', 'Activa'),
  Suspendida: look('danger', 'ban', 'Suspendida'),
};
