import type { CallBase } from '../../kernel/call.ts';
import { forecastAccuracy } from './accuracy.ts';
import { forecastBrands } from './brands.ts';
import { forecastComparison } from './comparison.ts';
import { forecastById, forecastOfBrand, forecastOfSeller, globalForecast } from './figures.ts';
import { opportunityExport, opportunityGrid } from './grid.ts';
import { forecastNotes } from './notes.ts';
import { opportunityOne } from './sheet.ts';
import { forecastToInvoice } from './to-invoice.ts';

/** Queries of the forecast. */
export const forecastViews: readonly CallBase[] = [
  opportunityGrid,
  opportunityExport,
  opportunityOne,
  forecastNotes,
  forecastById,
  forecastOfSeller,
  forecastOfBrand,
  globalForecast,
  forecastBrands,
  forecastToInvoice,
  forecastComparison,
  forecastAccuracy,
];
