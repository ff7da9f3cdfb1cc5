import { updateOpportunity } from '@power/domain/forecast/update-opportunity';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { serverDollar } from '../kernel/server-dollar.ts';

/** The rate is the server's own, whatever the request says. */
export default provideFacts(updateOpportunity, async (_request, services) => ({ dolar: await serverDollar(services) }));
