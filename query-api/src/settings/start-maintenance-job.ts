import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { z } from 'zod';

/** Begins a planned update once its time has come. Until this has run, readers of the table go by their own clock. */
export default defineJob({
  name: 'start-maintenance',
  schema: z.strictObject({}),
  schedule: { everyMs: 15_000, data: {} },
  run: async (_, { db }) => {
    const rows = await readModels(db)
      .selectFrom('maintenance')
      .select('_key')
      .where('estado', '=', 'programada')
      .where('inicio', '<=', sql<string>`now()`)
      .execute();
    for (const { _key } of rows)
      await internalCommand('start-maintenance', { accion: 'iniciar', id: _key }, `start-maintenance/${_key}`);
    return { iniciadas: rows.length };
  },
});
