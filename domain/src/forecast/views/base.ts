import { SALES_LINE_LIST } from '../../finance/views/sales-line-row.ts';
import { instantText } from '../../kernel/when.ts';
import { FORECASTERS } from '../opportunity.ts';
import { forecastRow } from './forecast-row.ts';
import { FORECAST_TOPIC, opportunityRow, opportunityScope } from './opportunity-row.ts';

/** What every query over opportunities says of itself. */
export const forecastBase = {
  context: 'forecast',
  access: { perfiles: FORECASTERS },
  reads: [opportunityRow.projection] as string[],
  scope: opportunityScope,
  topic: FORECAST_TOPIC,
};
/** The same with what was billed, which goals are held against. */
export const withSales = { ...forecastBase, reads: [opportunityRow.projection, SALES_LINE_LIST] };
/** The same with goals and commitments. */
export const withValues = { ...withSales, reads: [...withSales.reads, forecastRow.projection] };
/** Instant that the request may name in place of the header. */
export const asOf = instantText.optional();
