import { receivableTotals } from '@power/domain/finance/payments/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridTotals } from '../kernel/grid-totals.ts';
import { receivables } from './unpaid.shared.ts';

const SUMS = ['saldo_factura', 'por_vencer', 'vencido_30', 'vencido_60', 'vencido_90', 'vencido_mas'] as const;

export default handleQuery(
  receivableTotals,
  gridTotals({
    scope: receivableTotals.scope,
    grid: receivables,
    figures: ['documentos', ...SUMS] as const,
    aggregates: {
      documentos: { distinct: '_id' },
      ...Object.fromEntries(SUMS.map((name) => [name, { sum: receivables.columns.get(name)!.sql }])),
    },
  }),
);
