import { retryParked } from '@power/domain/system/retry-parked';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { requestAction } from '@power/infra/platform/projection/requests';

/** The projector carries it out; asking again does no harm, so it follows the event. */
export default provideFacts(retryParked, async () => undefined, {
  finish: async (_, { proyeccion, stream }, { db }) => {
    await requestAction(db, proyeccion, 'retry', stream);
    return {};
  },
});
