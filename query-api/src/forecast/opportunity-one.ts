import { eventCatalogue } from '@power/domain/events';
import { opportunity, type OpportunityState, visibleOpportunity } from '@power/domain/forecast/opportunity';
import { shownOpportunity } from '@power/domain/forecast/views/shown-opportunity';
import { opportunityOne } from '@power/domain/forecast/views/sheet';
import { streamOf } from '@power/domain/kernel/aggregate';
import { isRejection } from '@power/domain/kernel/rejection';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { stepsOf } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** The opportunity as a log has it, with what only its stream knows. */
async function standing(log: EventStore, id: string) {
  let found: { state: OpportunityState; version: number; updatedAt: string } | undefined;
  for (const { state, event } of stepsOf(opportunity, await log.read(streamOf(opportunity, id)), eventCatalogue))
    found = { state: state as OpportunityState, version: event.version, updatedAt: event.metadata.at };
  return found;
}

/** Who may see it is a matter of today; what is shown, of the moment that is shown. */
export default handleQuery(opportunityOne, async ({ idOportunidad }, { log, today, user, asOf }) => {
  const now = await standing(today, idOportunidad);
  const visible = visibleOpportunity(now?.state, user);
  if (isRejection(visible)) return visible;
  const then = asOf === undefined ? now : await standing(log, idOportunidad);
  const state = visibleOpportunity(then?.state, user);
  if (isRejection(state)) return state;
  return {
    ok: true as const,
    oportunidad: {
      ...shownOpportunity(state, user),
      version: then!.version,
      updatedAt: then!.updatedAt,
      ...(asOf !== undefined && { puede_modificar: false }),
    },
  };
});
