import { payableTotals } from '@power/domain/finance/payments/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridTotals } from '../kernel/grid-totals.ts';
import { OVERDUE_USD, payables } from './unpaid.shared.ts';

const SUMS = ['saldo_usd', 'saldo_pesos', 'diferencia_saldo', 'diferencia_realizada'] as const;

export default handleQuery(
  payableTotals,
  gridTotals({
    scope: payableTotals.scope,
    grid: payables,
    figures: ['documentos', 'vencido_usd', ...SUMS] as const,
    aggregates: {
      documentos: { distinct: '_id' },
      vencido_usd: { sum: OVERDUE_USD },
      ...Object.fromEntries(SUMS.map((name) => [name, { sum: payables.columns.get(name)!.sql }])),
    },
  }),
);
