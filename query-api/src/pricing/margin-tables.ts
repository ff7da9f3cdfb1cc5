import { TIERS } from '@power/domain/pricing/price-rule.shared';
import { marginTables } from '@power/domain/pricing/views/pricing-queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { tablesNow } from '../kernel/margin-tables.ts';

export default handleQuery(marginTables, async (_request, { rows }) => {
  const table = await tablesNow(rows);
  const set = await rows
    .from('margin_table_list')
    .select(['tier', 'motivo', 'autor', 'updatedAt', 'version'])
    .execute();
  const counts = await rows
    .from('product_list')
    .select((of) => ['tier', of.fn.countAll<number>().as('productos'), of.fn.count<number>('tabla').as('siguen')])
    .where('activo', '=', true)
    .groupBy('tier')
    .execute();
  return {
    tablas: TIERS.map((tier) => {
      const { version: numero, margenes } = table(tier);
      const { motivo = null, autor = null, updatedAt = null, version = null } = set.find((t) => t.tier === tier) ?? {};
      const { productos = 0, siguen = 0 } = counts.find((c) => c.tier === tier) ?? {};
      return { tier, numero, margenes, motivo, autor, updatedAt, version, productos, siguen };
    }),
  };
});
