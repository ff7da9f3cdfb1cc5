import { agingTotals } from '@power/domain/inventory/views/aging';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridTotals } from '../kernel/grid-totals.ts';
import { aging } from './aging.shared.ts';

const UNITS = ['productos', 'stock_actual', 'tramo_3', 'tramo_6', 'tramo_12', 'tramo_mas'] as const;
const COSTS = ['valor_stock', 'valor_mas'] as const;
const sqlOf = (field: string): string => aging.columns.get(field)?.sql ?? field;

export default handleQuery(
  agingTotals,
  gridTotals({
    scope: agingTotals.scope,
    grid: aging,
    figures: UNITS,
    costs: COSTS,
    aggregates: Object.fromEntries(
      [...UNITS, ...COSTS].map((name) => [name, name === 'productos' ? { distinct: '_id' } : { sum: sqlOf(name) }]),
    ),
  }),
);
