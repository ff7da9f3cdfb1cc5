import { changeOpportunityClient } from '@power/domain/forecast/change-opportunity-client';
import { opportunity } from '@power/domain/forecast/opportunity';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';

export default provideFacts(changeOpportunityClient, async ({ oportunidad }, services) => {
  const { state } = await services.load(opportunity, oportunidad);
  return mergedInto(services, state?.cliente_id ?? null);
});
