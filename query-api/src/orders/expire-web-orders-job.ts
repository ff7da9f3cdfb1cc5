import { LINK_MS } from '@power/domain/orders/web-payment.shared';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { z } from 'zod';

const after = (seconds: number) => sql<string>`now() - make_interval(secs => ${seconds})`;
/** Seconds after the end of an order in which its customer's return may still be under way, and in which Webpay tells of payments. */
const RETURN_S = 120;
const KNOWN_S = 7 * 86_400;

/**
 * Every minute: orders of the web that nobody paid within a day; the command decides, since a link may have given them more.
 * And orders that were cancelled with a link open, which their customer may have paid in that moment.
 */
export default defineJob({
  name: 'expire-web-orders',
  schema: z.strictObject({}),
  schedule: { everyMs: 60_000, data: {} },
  run: async (_, { db, id }) => {
    const rows = await readModels(db)
      .selectFrom('order_list')
      .select('number')
      .where('estatus', '=', 'Pendiente Pago Web')
      .where('createdAt', '<=', after(LINK_MS / 1000))
      .execute();
    const links = await readModels(db)
      .selectFrom('order_list')
      .select('number')
      .where('estatus', '=', 'Anulado')
      .where('enlace_vence', 'is not', null)
      .where('datos_wp', 'is', null)
      .where('estatus_at', '<=', after(RETURN_S))
      .where('estatus_at', '>', after(KNOWN_S))
      .execute();
    for (const { number } of rows)
      await internalCommand('expire-web-order', { accion: 'vencerpagoweb', pedido: number }, `${id}/${number}`);
    for (const { number } of links)
      await internalCommand('close-web-payment', { accion: 'cerrarpagoweb', pedido: number }, `${id}/cerrar/${number}`);
    return { pedidos: rows.length + links.length };
  },
});
