import { SALES_TOPIC } from '@power/domain/finance/views/sales-line-row';
import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import type { AnyCall } from '../api/wire.ts';
import { useLiveRefresh } from '../live/refresh.ts';

/** Asks for a month's figures anew when an opportunity changes, and when something is billed. */
export function useForecastLive(declaration: AnyCall): void {
  useLiveRefresh(declaration, FORECAST_TOPIC);
  useLiveRefresh(declaration, SALES_TOPIC);
}
