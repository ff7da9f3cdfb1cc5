import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { z } from 'zod';

/** States of which no order holds stock. */
const NOT_HOLDING = [
  'Pendiente Pago Web',
  'Pendiente Validacion Administrativa',
  'Anulado',
  'Entregado',
  'Facturado Sin Picking',
] as const;

/** Every minute: products of which stock is held for orders that never became validated (DESIGN §6). */
export default defineJob({
  name: 'sweep-commitments',
  schema: z.strictObject({}),
  schedule: { everyMs: 60_000, data: {} },
  run: async (_, { db, id }) => {
    // A validation under way holds stock for a moment; what is older is worth a look. The command decides.
    const rows = await readModels(db)
      .selectFrom('commitment_list as c')
      .leftJoin('order_list as o', 'o._key', 'c.pedido')
      .select('c.producto_id')
      .distinct()
      .where('c.registrado', '<', sql<string>`now() - interval '2 minutes'`)
      .where((of) => of.or([of('o._key', 'is', null), of('o.estatus', 'in', NOT_HOLDING)]))
      .execute();
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
