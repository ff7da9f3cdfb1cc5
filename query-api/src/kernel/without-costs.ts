import { withoutFields } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';

/** Leaves a query's cost fields out of its reply, at any depth, for whoever lacks `margenes` (requirements §0.1.3). */
export function withoutCosts(
  query: Pick<QueryDefinition, 'costFields'>,
  user: Principal | undefined,
  reply: unknown,
): unknown {
  if (!query.costFields?.length || user?.permisos.margenes === true) return reply;
  return withoutFields(reply, new Set(query.costFields));
}
