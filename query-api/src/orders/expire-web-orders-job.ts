import { LINK_MS } from '@power/domain/orders/web-payment.shared';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { z } from 'zod';

/** Every minute: orders of the web that nobody paid within a day. The command decides, since a link may have given them more. */
export default defineJob({
  name: 'expire-web-orders',
  schema: z.strictObject({}),
  schedule: { everyMs: 60_000, data: {} },
  run: async (_, { db, id }) => {
    const rows = await readModels(db)
      .selectFrom('order_list')
      .select('number')
      .where('estatus', '=', 'Pendiente Pago Web')
      .where('createdAt', '<=', sql<string>`now() - make_interval(secs => ${LINK_MS / 1000})`)
      .execute();
    for (const { number } of rows)
      await internalCommand('expire-web-order', { accion: 'vencerpagoweb', pedido: number }, `${id}/${number}`);
    return { pedidos: rows.length };
  },
});
