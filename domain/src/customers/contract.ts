import type { CallBase } from '../kernel/call.ts';
import { changeCustomer } from './change-customer.ts';
import { deactivateCustomer } from './deactivate-customer.ts';
import { reactivateCustomer } from './reactivate-customer.ts';
import { importCustomer } from './import-customer.ts';
import { changeQuotedCustomer, createQuotedCustomer } from './quoted-customer.ts';
import { registerCustomer } from './register-customer.ts';
import { customerExport, customerGrid } from './views/customer-grids.ts';
import { customerSearch } from './views/customer-search.ts';
import { formerErpSeller, sapSeller } from './views/customer-seller.ts';
import { customerAccount } from './views/sheet.ts';

export const customersContract: readonly CallBase[] = [
  registerCustomer,
  changeCustomer,
  createQuotedCustomer,
  changeQuotedCustomer,
  importCustomer,
  deactivateCustomer,
  reactivateCustomer,
  customerGrid,
  customerSearch,
  customerExport,
  customerAccount,
  formerErpSeller,
  sapSeller,
];
