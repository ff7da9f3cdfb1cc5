import { payableTotals } from '@power/domain/finance/payments/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridTotals } from '../kernel/grid-totals.ts';
import { overdueIn, owedIn, payables } from './unpaid.shared.ts';

const SUMS = ['saldo_pesos', 'diferencia_saldo', 'diferencia_realizada'] as const;

export default handleQuery(
  payableTotals,
  gridTotals({
    scope: payableTotals.scope,
    grid: payables,
    figures: ['documentos', 'saldo_usd', 'vencido_usd', 'saldo_eur', 'vencido_eur', ...SUMS] as const,
    aggregates: {
      documentos: { distinct: '_id' },
      saldo_usd: { sum: owedIn('USD') },
      vencido_usd: { sum: overdueIn('USD') },
      saldo_eur: { sum: owedIn('EUR') },
      vencido_eur: { sum: overdueIn('EUR') },
      ...Object.fromEntries(SUMS.map((name) => [name, { sum: payables.columns.get(name)!.sql }])),
    },
  }),
);
