import { receivableTotals } from '@power/domain/finance/payments/views/queries';
import { BANDS } from '@power/domain/finance/statement/statement.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridTotals } from '../kernel/grid-totals.ts';
import { receivables } from './unpaid.shared.ts';

const SUMS = ['saldo_factura', ...BANDS] as const;

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
