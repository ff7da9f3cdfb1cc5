import type { CallBase } from '../kernel/call.ts';
import { addOpportunityEvent } from './add-opportunity-event.ts';
import { changeOpportunityClient } from './change-opportunity-client.ts';
import { createOpportunity } from './create-opportunity.ts';
import { followSale } from './follow-sale.ts';
import { removeOpportunity } from './remove-opportunity.ts';
import { setForecastValue, setGlobalForecastValue } from './set-forecast-value.ts';
import { updateOpportunity } from './update-opportunity.ts';
import { forecastViews } from './views/contract.ts';

/** Calls of the forecast (document 3 §7). */
export const forecastContract: readonly CallBase[] = [
  createOpportunity,
  updateOpportunity,
  addOpportunityEvent,
  removeOpportunity,
  setForecastValue,
  setGlobalForecastValue,
  followSale,
  changeOpportunityClient,
  ...forecastViews,
];
