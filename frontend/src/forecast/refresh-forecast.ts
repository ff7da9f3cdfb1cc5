import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import {
  forecastOfBrand,
  forecastOfSeller,
  forecastNotes,
  forecastToInvoice,
  globalForecast,
  opportunityCalls,
} from '../calls/forecast.ts';

/** After a command: open sheets, boards and notes show at once what it did. The grid follows by its topic. */
export function refreshForecast(): void {
  for (const query of [
    opportunityCalls.one,
    opportunityCalls.history,
    forecastOfSeller,
    forecastOfBrand,
    globalForecast,
    forecastToInvoice,
    forecastNotes,
  ])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
}
