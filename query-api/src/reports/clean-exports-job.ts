import { removeOld } from '@power/infra/platform/export/files';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { z } from 'zod';

/** Every hour: files older than a day and records of jobs older than a month go. */
export default defineJob({
  name: 'clean-exports',
  schema: z.strictObject({}),
  schedule: { cron: '17 * * * *', data: {} },
  run: async (_, { db, dataDir }) => {
    const archivos = await removeOld(dataDir, Date.now());
    const { rowCount } = await db.query(
      "DELETE FROM ops.jobs WHERE created_at < now() - interval '30 days' AND estado IN ('listo', 'fallido')",
    );
    return { archivos, trabajos: rowCount ?? 0 };
  },
});
