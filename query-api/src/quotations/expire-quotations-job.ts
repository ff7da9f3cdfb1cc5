import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { z } from 'zod';

/** Every quarter of an hour: quotations whose last day has passed in Santiago expire soon after midnight, wherever the clock of the machine stands. */
export default defineJob({
  name: 'expire-quotations',
  schema: z.strictObject({}),
  schedule: { everyMs: 15 * 60_000, data: {} },
  run: async (_, { id }) => {
    await internalCommand('expire-quotations', {}, id);
    return {};
  },
});
