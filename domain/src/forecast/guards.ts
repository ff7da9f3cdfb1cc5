import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { mayUpdate, type Opportunity, type OpportunityState, visibleOpportunity } from './opportunity.ts';
import { closedProblem, type Reparo } from './tracking.ts';

export const refused = ({ codigo, titulo, mensaje }: Reparo): Rejection => reject(codigo, titulo, mensaje);

/** The opportunity, if this person sees it and may change it. `titulo` names what was tried. */
export function ownOpportunity(state: OpportunityState, user: Principal, titulo: string): Opportunity | Rejection {
  const found = visibleOpportunity(state, user);
  if (isRejection(found) || mayUpdate(found, user)) return found;
  return reject(
    'SIN_PERMISO',
    titulo,
    `Solo ${found.usuario.nombre} o un Administrador puede modificar esta oportunidad.`,
  );
}

/** The same while it is open: neither ordered nor lost (document 3 §4). */
export function openOpportunity(state: OpportunityState, user: Principal, titulo: string): Opportunity | Rejection {
  const found = ownOpportunity(state, user, titulo);
  if (isRejection(found)) return found;
  const closed = closedProblem({ pedido: found.pedido ?? 0, perdida: found.perdida });
  return closed ? refused(closed) : found;
}
