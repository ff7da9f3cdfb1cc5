import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { z } from 'zod';

/** A validation under way holds stock for a moment; what is older is worth a look. The command decides. */
const STALE = "interval '2 minutes'";

/** Every minute: products of which stock is held for orders that never became validated (DESIGN §6). */
export default defineJob({
  name: 'sweep-commitments',
  schema: z.strictObject({}),
  schedule: { everyMs: 60_000, data: {} },
  run: async (_, { db, id }) => {
    const { rows } = await db.query<{ producto_id: string }>(
      `SELECT DISTINCT c.producto_id FROM read.commitment_list c LEFT JOIN read.order_list o ON o._key = c.pedido
       WHERE c.registrado < now() - ${STALE} AND (o._key IS NULL OR o.estatus IN ('Pendiente Pago Web', 'Pendiente Validacion Administrativa', 'Anulado', 'Entregado', 'Facturado Sin Picking'))`,
    );
    for (const { producto_id } of rows) {
      await internalCommand(
        'release-orphan-commitments',
        { accion: 'liberarhuerfanos', producto: producto_id },
        `${id}/${producto_id}`,
      );
    }
    return { productos: rows.length };
  },
});
