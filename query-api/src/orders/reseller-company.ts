import { reject } from '@power/domain/kernel/rejection';
import { resellerCompany } from '@power/domain/orders/views/reseller-company';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { paymentName } from '../kernel/payment-names.ts';

export default handleQuery(resellerCompany, async (_request, { rows, user }) => {
  const own =
    user.cliente_id === undefined
      ? undefined
      : await rows
          .from('customer_list')
          .select([
            'nombre',
            'direcciones',
            sql<string>`${sql.raw(paymentName('condicion', 'condicion_pago'))}`.as('condicion'),
          ])
          .where('_id', '=', user.cliente_id)
          .executeTakeFirst();
  if (!own)
    return reject(
      'SIN_EMPRESA',
      'No hay empresa para la que comprar',
      'Tu usuario no está vinculado a una empresa. Pide a un administrador que lo vincule.',
    );
  const bodegas = await rows
    .from('warehouse_list')
    .select(['codigo', 'nombre'])
    .where('activo', '=', true)
    .where('tipo', 'in', ['física', 'sala'])
    .orderBy('tipo')
    .orderBy('codigo')
    .execute();
  return { ok: true as const, ...own, bodegas };
});
