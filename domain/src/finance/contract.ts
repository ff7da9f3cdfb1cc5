import type { CallBase } from '../kernel/call.ts';
import { invoiceOrder } from './invoice-order.ts';
import { registerPaymentOption } from './register-payment-option.ts';

export const financeContract: readonly CallBase[] = [invoiceOrder, registerPaymentOption];
