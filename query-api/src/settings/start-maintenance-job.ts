import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { z } from 'zod';

/** Begins a planned update once its time has come. Until this has run, readers of the table go by their own clock. */
export default defineJob({
  name: 'start-maintenance',
  schema: z.strictObject({}),
  schedule: { everyMs: 15_000, data: {} },
  run: async (_, { db }) => {
    const { rows } = await db.query<{ _key: string }>(
      "SELECT _key FROM read.maintenance WHERE estado = 'programada' AND inicio <= now()",
    );
    for (const { _key } of rows)
      await internalCommand('start-maintenance', { accion: 'iniciar', id: _key }, `start-maintenance/${_key}`);
    return { iniciadas: rows.length };
  },
});
