import type { CallBase } from '../kernel/call.ts';
import { changeCustomer } from './change-customer.ts';
import { registerCustomer } from './register-customer.ts';

export const customersContract: readonly CallBase[] = [registerCustomer, changeCustomer];
