import { paymentOptionMaster } from './finance/views/payment-option-row.ts';
import { warehouseMaster } from './inventory/views/warehouse-row.ts';
import { type MasterCalls, masterCalls } from './kernel/master.ts';
import { masterAlias } from './kernel/master-alias.ts';
import { monthlyRateMaster } from './pricing/views/monthly-rate-row.ts';
import { brandMaster } from './settings/views/brand-row.ts';
import { countryMaster } from './settings/views/country-row.ts';
import { serviceConditionMaster } from './quotations/views/condition-row.ts';
import { currencyMaster } from './settings/views/currency-row.ts';

export const brands = masterCalls(brandMaster);
export const currencies = masterCalls(currencyMaster);
export const countries = masterCalls(countryMaster);
export const monthlyRates = masterCalls(monthlyRateMaster);
export const warehouses = masterCalls(warehouseMaster);
export const serviceConditions = masterCalls(serviceConditionMaster);

export const paymentOptions = masterCalls(paymentOptionMaster);
/** *Método de Pago*. */
export const paymentMethods = paymentOptions.second!;
/** The ERP's address of the same list (requirements §0). */
export const erpConditions = masterAlias(paymentOptions, '/condiciones', 'condiciones');

/** Every master list: contract, events, handlers and projections are made from these. */
export const masters: readonly MasterCalls[] = [
  brands,
  currencies,
  countries,
  warehouses,
  monthlyRates,
  paymentOptions,
  serviceConditions,
];
/** Lists under a second address. */
export const aliases = [erpConditions];
