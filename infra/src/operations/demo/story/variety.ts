/** Invented demo data: what chance alone might leave out of a small company happens in turn. */
import { isExempt } from '../paperwork.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import { PAYMENT_METHODS } from '../payment-conditions.ts';
import type { Rng } from '../random.ts';
import type { Market } from './basket.ts';

const TURN = 15;
const TRIES = 400;

/** Whom the order of this number is for, where that is not left to chance: a natural person, a public body, a merchant without IVA. */
function wished(number: number): ((customer: DemoCustomer) => boolean) | undefined {
  switch (number % TURN) {
    case 3:
      return ({ segmento }) => segmento === 'Persona';
    case 9:
      return ({ segmento }) => segmento === 'Municipalidad';
    case 13:
      return isExempt;
    default:
      return undefined;
  }
}

/** Customer of the order of this number. */
export function customerOf(number: number, market: Market, rng: Rng): DemoCustomer {
  const wish = wished(number);
  let customer = market.customer(rng);
  for (let tries = 0; wish && !wish(customer) && tries < TRIES; tries++) customer = market.customer(rng);
  return customer;
}

/** Every tenth order is paid by the methods of the house in turn; undefined leaves it to the customer. Webpay is the web's. */
export function methodInTurn(number: number): string | undefined {
  if (number % 10 !== 1) return undefined;
  const { codigo } = PAYMENT_METHODS[Math.floor(number / 10) % PAYMENT_METHODS.length]!;
  return codigo === 'WEB' ? undefined : codigo;
}
