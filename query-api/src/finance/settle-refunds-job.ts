import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { z } from 'zod';

/** Every minute: Webpay is asked what became of refunds whose answer was lost, or that a process died over. */
export default defineJob({
  name: 'settle-refunds',
  schema: z.strictObject({}),
  schedule: { everyMs: 60_000, data: {} },
  run: async (_, { db, id }) => {
    const rows = await readModels(db)
      .selectFrom('refund_list')
      .select(['number', 'devolucion_abierta'])
      .where('devolucion_abierta', 'is not', null)
      .execute();
    for (const { number, devolucion_abierta } of rows)
      await internalCommand(
        'settle-refund',
        { accion: 'consultar', pedido: number, devolucion: Number(devolucion_abierta) },
        `${id}/${number}`,
      );
    return { devoluciones: rows.length };
  },
});
