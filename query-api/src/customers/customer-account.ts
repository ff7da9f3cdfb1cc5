import { customerAccount } from '@power/domain/customers/views/sheet';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { usedCredit } from '@power/domain/finance/views/debt-sql.shared';

export default handleQuery(customerAccount, async ({ id }, { rows }) => {
  const found = await rows
    .from('customer_list')
    // The one formula of what is used up, as the validators' queue sorts and filters by it.
    .select(['cupo', 'puntos', sql<number>`(${sql.raw(usedCredit('customer_list._key'))})`.as('usado')])
    .where('_key', '=', id)
    .executeTakeFirst();
  if (!found) return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe o no está a tu cargo.');
  const count = async (table: 'order_list' | 'quotation_list'): Promise<number> =>
    Number(
      (
        await rows
          .from(table)
          .select((of) => of.fn.countAll<number>().as('n'))
          .where('cliente_id', '=', id)
          .executeTakeFirst()
      )?.n ?? 0,
    );
  const [pedidos, cotizaciones] = [await count('order_list'), await count('quotation_list')];
  return {
    ok: true as const,
    cupo: Number(found.cupo),
    usado: Number(found.usado),
    puntos: Number(found.puntos),
    pedidos,
    cotizaciones,
  };
});
