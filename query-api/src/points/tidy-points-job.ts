import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { z } from 'zod';

/** Every night: points whose time is over end, and those of an order that never came to be go back. The commands decide. */
export default defineJob({
  name: 'tidy-points',
  schema: z.strictObject({}),
  schedule: { cron: '40 4 * * *', data: {} },
  run: async (_, { db, id }) => {
    const over = await readModels(db)
      .selectFrom('points_list as p')
      .select('p.cliente_id')
      .distinct()
      .where('p.vence', '<=', sql<string>`now()`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('points_list as e')
              .select('e._id')
              .whereRef('e.cliente_id', '=', 'p.cliente_id')
              .where('e.movimiento', '=', 'Vencidos')
              .whereRef('e.fecha', '>=', 'p.vence'),
          ),
        ),
      )
      .execute();
    for (const { cliente_id } of over)
      await internalCommand('expire-points', { accion: 'vencer', cliente: cliente_id }, `${id}/${cliente_id}`);
    const lost = await readModels(db)
      .selectFrom('points_list as p')
      .leftJoin('order_list as o', (on) => on.on('o._key', '=', sql<string>`p.pedido::text`))
      .select(['p.cliente_id', 'p.pedido'])
      .where('p.movimiento', '=', 'Usados')
      .where('p.fecha', '<', sql<string>`now() - interval '1 hour'`)
      .where('o._key', 'is', null)
      .execute();
    for (const { cliente_id, pedido } of lost)
      await internalCommand(
        'settle-order-points',
        { accion: 'cuadrarpedido', cliente: cliente_id, pedido: String(pedido) },
        `${id}/${pedido}`,
      );
    return { clientes: over.length, pedidos: lost.length };
  },
});
