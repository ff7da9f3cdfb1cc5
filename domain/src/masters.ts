import { z } from 'zod';
import { bannerMaster } from './content/views/banner-row.ts';
import { featuredListMaster } from './content/views/featured-list-row.ts';
import { webCategoryMaster } from './content/views/web-category-row.ts';
import { slideMaster } from './content/views/slide-row.ts';
import { paymentOptionMaster } from './finance/views/payment-option-row.ts';
import { levelMaster } from './inventory/views/level-row.ts';
import { placeMaster } from './inventory/views/place-row.ts';
import { rackMaster } from './inventory/views/rack-row.ts';
import { warehouseMaster } from './inventory/views/warehouse-row.ts';
import { type MasterCalls, masterCalls } from './kernel/master.ts';
import { masterAlias } from './kernel/master-alias.ts';
import { defineQuery, everyone } from './kernel/query.ts';
import { monthlyRateMaster } from './pricing/views/monthly-rate-row.ts';
import { brandMaster } from './settings/views/brand-row.ts';
import { countryMaster } from './settings/views/country-row.ts';
import { quotationAlertMaster } from './quotations/views/alert-row.ts';
import { serviceConditionMaster } from './quotations/views/condition-row.ts';
import { supplierMaster } from './purchasing/views/supplier-row.ts';
import { currencyMaster } from './settings/views/currency-row.ts';
import { paymentMethodMaster } from './settings/views/payment-method-row.ts';
import { shippingAddressMaster } from './settings/views/shipping-address-row.ts';
import { shippingMethodMaster } from './settings/views/shipping-method-row.ts';

export const brands = masterCalls(brandMaster);
export const currencies = masterCalls(currencyMaster);
export const countries = masterCalls(countryMaster);
export const monthlyRates = masterCalls(monthlyRateMaster);
export const warehouses = masterCalls(warehouseMaster);
export const racks = masterCalls(rackMaster);
export const levels = masterCalls(levelMaster);
export const places = masterCalls(placeMaster);
export const serviceConditions = masterCalls(serviceConditionMaster);
export const quotationAlerts = masterCalls(quotationAlertMaster);
export const shippingAddresses = masterCalls(shippingAddressMaster);
export const shippingMethods = masterCalls(shippingMethodMaster);
export const importPayments = masterCalls(paymentMethodMaster);
export const suppliers = masterCalls(supplierMaster);
export const banners = masterCalls(bannerMaster);
export const slides = masterCalls(slideMaster);
export const webCategories = masterCalls(webCategoryMaster);
export const featuredLists = masterCalls(featuredListMaster);

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
  racks,
  levels,
  places,
  monthlyRates,
  paymentOptions,
  serviceConditions,
  quotationAlerts,
  shippingAddresses,
  shippingMethods,
  importPayments,
  suppliers,
  banners,
  slides,
  webCategories,
  featuredLists,
];
/** Lists under a second address. */
export const aliases = [erpConditions];

/** Records of all master lists by their name, for Ctrl-K: of each list for whoever may read it. */
export const masterSearch = defineQuery({
  name: 'master-search',
  context: 'settings',
  kit: 'master',
  path: '/configuraciones_basicas/buscar',
  accion: 'simple',
  access: { perfiles: 'todos' },
  reads: masters.map(({ master }) => master.row.projection),
  scope: everyone,
  summary: 'Busca por nombre en los listados de configuración',
  request: z.strictObject({ accion: z.literal('simple'), buscar: z.string().trim().min(2).max(100) }),
  reply: z.object({
    registros: z.array(
      z.object({ _id: z.string(), nombre: z.string(), listado: z.string(), pantalla: z.string(), exacto: z.boolean() }),
    ),
  }),
});
