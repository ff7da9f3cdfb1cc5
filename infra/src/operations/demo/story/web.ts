/** Invented demo data: orders that are made on the web and paid with a card. */
import { totalsOf } from '@power/domain/kernel/money';
import { isExempt } from '../paperwork.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { Rng } from '../random.ts';
import { shelfPrice } from './basket.ts';
import { webmaster } from './crew.ts';
import type { OrderPlan, WebPlan } from './plan.ts';

/** Every so many orders one is made on the web; of these every so many is refused by the bank, and as many are never paid. */
const EVERY = 12;
const UNPAID = 4;
const DAY = 86_400_000;

export type WebFate = 'pagado' | 'rechazado' | 'vencido';

/** Whether the order of this number is made on the web, and how that ends. Public bodies buy with a purchase order instead, and the shop knows no price without IVA. */
export function webFate(number: number, customer: DemoCustomer): WebFate | undefined {
  if (number % EVERY !== 5 || customer.segmento === 'Municipalidad' || isExempt(customer)) return undefined;
  const turn = Math.floor(number / EVERY) % UNPAID;
  return turn === 0 ? 'rechazado' : turn === 1 ? 'vencido' : 'pagado';
}

/** The lines that the shop can take: what it does not show nobody orders there. */
export const shopLines = (plan: Pick<OrderPlan, 'lineas'>, productOf: (codigo: string) => DemoProduct) =>
  plan.lineas.filter(({ producto }) => productOf(producto).web);

/** The same order, made on the web, of what the shop shows: at list prices, which are the only ones there, to be paid by Webpay. */
export function onTheWeb(
  plan: OrderPlan,
  customer: DemoCustomer,
  productOf: (codigo: string) => DemoProduct,
  rng: Rng,
): OrderPlan & { web: WebPlan } {
  const lineas = shopLines(plan, productOf).map(({ bajo_lista: _, ...line }) => ({
    ...line,
    precio_venta: shelfPrice(customer, productOf(line.producto)),
  }));
  return {
    ...plan,
    lineas,
    neto: lineas.reduce((sum, line) => sum + line.cantidad * line.precio_venta, 0),
    metodo_pago: 'WEB',
    web: { tarjeta: String(rng.int(1000, 9999)), autorizacion: String(rng.int(100_000, 999_999)), puntos: 0 },
  };
}

/** Gives the order the end of its payment, minutes after it was made, or a day. `at` tells the instant so many minutes later. */
export function pay(web: WebPlan, fate: WebFate, created: string, at: (minutes: number) => string, rng: Rng): void {
  if (fate === 'vencido')
    web.vencido = { at: new Date(Date.parse(created) + DAY + 60_000).toISOString(), by: webmaster() };
  else web[fate] = { at: at(rng.triangular(1, 2, 4)), by: webmaster() };
}

/** Pesos that the card pays. */
export const dueOf = (plan: OrderPlan): number => totalsOf(plan.neto).total - (plan.web?.puntos ?? 0);
