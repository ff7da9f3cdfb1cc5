import { rebuildProjection } from '@power/domain/system/rebuild-projection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { requestAction } from '@power/infra/platform/projection/requests';

/** The projector that holds the lease carries it out, beside the table in use. */
export default provideFacts(rebuildProjection, async () => undefined, {
  finish: async (_, { proyeccion }, { db }) => {
    await requestAction(db, proyeccion, 'rebuild');
    return {};
  },
});
