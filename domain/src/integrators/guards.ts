import { documentId } from '../kernel/document-guards.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Integrator, IntegratorState } from './integrator.ts';
import type { EstadoClave } from './parts.ts';

/** Who gives keys to integrators (requirements §6). */
export const KEY_KEEPERS: readonly Perfil[] = ['Administrador'];

/** A key as requests name it: its number, which is also its `_id`. */
export const claveId = documentId;

export const visibleIntegrator = (state: IntegratorState): Integrator | Rejection =>
  state ?? reject('CLAVE_NO_EXISTE', 'Clave no encontrada', 'La clave no existe. Revisa el número.');

/** What stands in the way of something that is done in this state alone, for `when`. */
export const inState =
  (titulo: string, ...states: readonly EstadoClave[]) =>
  (state: IntegratorState): Rejection | undefined => {
    const found = visibleIntegrator(state);
    if ('rejected' in found) return found;
    return states.includes(found.estado)
      ? undefined
      : reject('ESTADO_NO_PERMITE', titulo, `La Clave API N° ${found.number} está ${found.estado.toLowerCase()}.`);
  };
