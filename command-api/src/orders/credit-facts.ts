import { creditRules, RULES_ID } from '@power/domain/finance/credit-rules/rules.shared';
import { overdueOf, usedCredit, usesCredit } from '@power/domain/finance/views/debt-sql.shared';
import type { CreditSeen } from '@power/domain/orders/credit-block';
import type { Order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';

/**
 * The customer's credit by the formulas that the validator is shown; undefined where no rule is in force. Read models may lack
 * what was validated in the same instant: two orders at once may go beyond the limit together, and the list says so.
 */
export async function creditFacts(
  o: Order,
  condicion: string | undefined,
  { db, load }: CommandServices,
): Promise<CreditSeen | undefined> {
  const { state: reglas } = await load(creditRules, RULES_ID);
  if (!reglas.cupo && !reglas.vencido) return undefined;
  const found = await readModels(db)
    .selectFrom('customer_list')
    .select([
      'cupo',
      sql<string>`(${sql.raw(usedCredit('customer_list._key'))})`.as('usado'),
      sql<string>`(${sql.raw(overdueOf('customer_list._key', String(reglas.dias_gracia)))})`.as('vencido'),
      sql<boolean>`(SELECT ${sql.raw(usesCredit('asked.codigo'))} FROM (SELECT ${condicion ?? o.condicion_pago}::text AS codigo) asked)`.as(
        'a_credito',
      ),
    ])
    .where('_key', '=', o.client._id)
    .executeTakeFirst();
  return {
    reglas,
    cupo: found?.cupo ?? 0,
    usado: Number(found?.usado ?? 0),
    vencido: Number(found?.vencido ?? 0),
    a_credito: found?.a_credito ?? false,
  };
}
