import type { Principal } from '../../kernel/principal.ts';
import { mayUpdate, type Opportunity } from '../opportunity.ts';

/** What of an opportunity its sheet shows, and whether this person may change it. */
export const shownOpportunity = (o: Opportunity, user: Principal) => ({
  ...o,
  montos: [...o.montos],
  tracking: [...o.tracking],
  eventos: [...o.eventos],
  pedido: o.pedido ?? 0,
  puede_modificar: mayUpdate(o, user),
});
