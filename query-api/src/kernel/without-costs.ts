import { COST_FIELDS, withoutFields } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';

/**
 * Leaves what things cost the company out of a reply, at any depth, for whoever lacks `margenes` (requirements §0.1.3):
 * every field that any read model declares as a cost, and what the query names besides.
 */
export function withoutCosts(
  query: Pick<QueryDefinition, 'costFields'>,
  user: Principal | undefined,
  reply: unknown,
): unknown {
  if (user?.permisos.margenes === true) return reply;
  return withoutFields(reply, query.costFields?.length ? new Set([...COST_FIELDS, ...query.costFields]) : COST_FIELDS);
}
