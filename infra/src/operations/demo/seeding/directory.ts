import { uuidFrom } from '../../../platform/commands/ids.ts';
import type { DemoCompany } from '../company.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import { ownCompany } from '../own-company.ts';
import { placesOf } from '../places.ts';
import { commandIdOf, type Run } from './run.ts';

/** Which `_id` everything of the demo company has, known before it is created. */
export interface Directory {
  /** Of a person, by mail. */
  user(email: string): string;
  /** Of a product, by `codigo`. */
  product(codigo: string): number;
  /** Of a customer, by `codigo_sap`. */
  customer(codigo_sap: string): number;
  readonly customers: readonly DemoCustomer[];
  customerData(codigo_sap: string): DemoCustomer;
  /** Where a product (`codigo`) is kept in a warehouse; undefined where the warehouse has no plan. */
  place(bodega: string, producto: string): string | undefined;
}

function lookUp<T>(entries: readonly (readonly [string, T])[], what: string): (key: string) => T {
  const map = new Map(entries);
  return (key) => {
    const found = map.get(key);
    if (found === undefined) throw new RangeError(`no existe ${what} ${key}`);
    return found;
  };
}

export const userCommandId = (run: Run, email: string): string => commandIdOf(run, 'usuario', email);

export function directoryOf(company: DemoCompany, run: Run): Directory {
  const customers = [ownCompany, ...company.clientes];
  return {
    customers,
    place: placesOf(company.ubicaciones),
    // As command-api names an account by its command (register-user).
    user: lookUp(
      company.usuarios.map(({ email }) => [email, uuidFrom('user', userCommandId(run, email))]),
      'la persona',
    ),
    product: lookUp(
      company.productos.map(({ codigo }, i) => [codigo, i + 1]),
      'el producto',
    ),
    customer: lookUp(
      customers.map(({ codigo_sap }, i) => [codigo_sap, i + 1]),
      'el cliente',
    ),
    customerData: lookUp(
      customers.map((c) => [c.codigo_sap, c]),
      'el cliente',
    ),
  };
}
