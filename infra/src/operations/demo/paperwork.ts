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

const FREE_ZONES = ['Iquique', 'Punta Arenas'];
const MERCHANTS = ['Tienda', 'Integrador', 'Retail'];

/** Merchants of the free zones of Iquique and Punta Arenas buy without IVA. */
export const isExempt = ({ comuna, segmento }: Pick<DemoCustomer, 'comuna' | 'segmento'>): boolean =>
  FREE_ZONES.includes(comuna) && MERCHANTS.includes(segmento);

/** Whoever buys again and again has the same tax id: whose it is was a ninth of what telling the history takes. */
const persons = new Map<string, boolean>();

function isPerson(legalcode: string): boolean {
  let known = persons.get(legalcode);
  if (known === undefined) {
    known = (parseRut(legalcode)?.body ?? FIRST_COMPANY) < FIRST_COMPANY;
    persons.set(legalcode, known);
  }
  return known;
}

/** Tax document of a sale by the customer's RUT: a natural person takes a boleta, everybody else a factura, without IVA where it is exempt. */
export function tipoDteOf(legalcode: string, exempt = false): 33 | 34 | 39 {
  if (isPerson(legalcode)) return 39;
  return exempt ? 34 : 33;
}
