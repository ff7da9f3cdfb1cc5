import type { CallBase } from '../kernel/call.ts';
import { absorbCustomer } from './absorb-customer.ts';
import { changeCustomer } from './change-customer.ts';
import { deactivateCustomer } from './deactivate-customer.ts';
import { reactivateCustomer } from './reactivate-customer.ts';
import { importCustomer } from './import-customer.ts';
import { changeQuotedCustomer, createQuotedCustomer } from './quoted-customer.ts';
import { listMergedDocuments } from './list-merged-documents.ts';
import { mergeCustomer } from './merge-customer.ts';
import { registerCustomer } from './register-customer.ts';
import { customerExport, customerGrid } from './views/customer-grids.ts';
import { customerSearch } from './views/customer-search.ts';
import { mergePreview } from './views/merge-preview.ts';
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
  mergeCustomer,
  absorbCustomer,
  listMergedDocuments,
  customerGrid,
  customerSearch,
  customerExport,
  customerAccount,
  mergePreview,
  formerErpSeller,
  sapSeller,
];
