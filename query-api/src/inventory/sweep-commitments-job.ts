import { reservationKey } from '@power/domain/reservations/key.shared';
import type { EstadoReserva } from '@power/domain/reservations/parts';
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
/** Likewise of reservations. */
const RESERVATION_OVER: readonly EstadoReserva[] = ['Entregada', 'Liberada'];

/** Every minute: products of which stock is held for orders that never became validated (ARCHITECTURE, *A command*), or for reservations that were never made. */
export default defineJob({
  name: 'sweep-commitments',
  schema: z.strictObject({}),
  schedule: { everyMs: 60_000, data: {} },
  run: async (_, { db, id }) => {
    // A validation under way holds stock for a moment; what is older is worth a look. The command decides.
    const rows = await readModels(db)
      .selectFrom('commitment_list as c')
      .leftJoin('order_list as o', 'o._key', 'c.pedido')
      .leftJoin('reservation_list as r', (on) =>
        on.on('c.pedido', '=', sql<string>`${sql.lit(reservationKey(''))} || r._key`),
      )
      .select('c.producto_id')
      .distinct()
      .where('c.registrado', '<', sql<string>`now() - interval '2 minutes'`)
      .where((of) =>
        of.or([
          of.and([of('o._key', 'is', null), of('r._key', 'is', null)]),
          of('o.estatus', 'in', NOT_HOLDING),
          of('r.estado', 'in', RESERVATION_OVER),
          // Handed over by a reservation, and validated with less.
          of.and([
            of('o.validado_at', 'is not', null),
            of('c.cantidad', '>', (sub) =>
              sub
                .selectFrom('order_line_list as l')
                .select((line) => line.fn.coalesce(line.fn.sum<number>('l.cantidad'), line.val(0)).as('units'))
                .whereRef('l.number', '=', 'o.number')
                .whereRef('l.producto_id', '=', 'c.producto_id'),
            ),
          ]),
        ]),
      )
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
