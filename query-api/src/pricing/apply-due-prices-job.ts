import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { z } from 'zod';

/** At most so many in one run; the rest follows with the next. */
const AT_ONCE = 500;

/** Every half minute: prices that began or ended by now, for the lists. Documents and searches know by themselves. */
export default defineJob({
  name: 'apply-due-prices',
  schema: z.strictObject({}),
  schedule: { everyMs: 30_000, data: {} },
  run: async (_, { db }) => {
    const due = await readModels(db)
      .selectFrom('product_list')
      .select(['_id', 'proxima'])
      .where('proxima', '<=', sql<string>`now()`)
      .orderBy('proxima')
      .limit(AT_ONCE)
      .execute();
    for (const { _id, proxima } of due)
      await internalCommand('apply-due-prices', { accion: 'vigencias', id: _id }, `vigencias/${_id}/${proxima}`);
    return { productos: due.length };
  },
});
