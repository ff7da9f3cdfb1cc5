import { parseRut } from '@power/domain/kernel/rut';
import type { DemoCustomer } from './customers/customers.ts';
import { seededRandom } from './random.ts';

/** How ChileCompra ends the number of a purchase order: framework agreement, agile purchase, awarded tender. */
const KINDS = ['CM', 'AG', 'SE'] as const;

/**
 * Number of the purchase order that a public body sends with an order, as ChileCompra writes it (`2417-153-CM26`): the
 * buyer's unit, running number, kind and year. Others order without one. `at`: ISO instant.
 */
export function purchaseOrderOf(customer: DemoCustomer, number: number, at: string): string | undefined {
  if (customer.segmento !== 'Municipalidad') return undefined;
  const unit = seededRandom(customer.codigo_sap).int(1100, 4990);
  return `${unit}-${number % 1000}-${KINDS[number % KINDS.length]}${at.slice(2, 4)}`;
}

/** The tax office numbers companies from here on; below are people. */
const FIRST_COMPANY = 50_000_000;

/** Tax document of a sale by the customer's RUT: a natural person takes a boleta, everybody else a factura. */
export const tipoDteOf = (legalcode: string): 33 | 39 =>
  (parseRut(legalcode)?.body ?? FIRST_COMPANY) < FIRST_COMPANY ? 39 : 33;
