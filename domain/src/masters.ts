import { warehouseMaster } from './inventory/views/warehouse-row.ts';
import { type MasterCalls, masterCalls } from './kernel/master.ts';
import { monthlyRateMaster } from './pricing/views/monthly-rate-row.ts';
import { brandMaster } from './settings/views/brand-row.ts';
import { countryMaster } from './settings/views/country-row.ts';
import { currencyMaster } from './settings/views/currency-row.ts';

export const brands = masterCalls(brandMaster);
export const currencies = masterCalls(currencyMaster);
export const countries = masterCalls(countryMaster);
export const monthlyRates = masterCalls(monthlyRateMaster);
export const warehouses = masterCalls(warehouseMaster);

/** Every master list: contract, events, handlers and projections are made from these. */
export const masters: readonly MasterCalls[] = [brands, currencies, countries, warehouses, monthlyRates];
