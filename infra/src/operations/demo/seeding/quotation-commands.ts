import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { DemoCompany } from '../company.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import { ownCompany } from '../own-company.ts';
import { type Rng, seededRandom } from '../random.ts';
import { demoBrands } from '../settings.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import { SERVICES } from './price-commands.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** For how long a quotation is good, days. */
const GOOD_FOR = 15;
/** So many of them had ended by now, one every other day; copied, they are somebody's work again. */
const LAPSED = 0.15;
/** One quotation for so many orders, and never fewer than a list is looked at with. */
const ORDERS_PER_QUOTATION = 160;
const FEWEST = 24;
/** Every so many-th asks for a service too. */
const SERVED = 5;
/** Every so many-th is of the company whose people sign in. */
const PORTAL = 6;
const SECTIONS = ['Equipos', 'Materiales'];
const REASONS = ['Sin stock', 'Se cotizó dos veces', 'El proyecto se postergó para el próximo año'];

/** What one line asks; `bold`: one of them below every price of its product, for somebody to approve. */
function lines(goods: readonly DemoProduct[], directory: Directory, rng: Rng, bold: boolean): object[] {
  const many = rng.weighted([
    [rng.int(1, 4), 6],
    [rng.int(5, 9), 3],
    [rng.int(10, 18), 1],
  ]);
  const chosen = new Set(Array.from({ length: many }, () => rng.pick(goods)));
  const titled = chosen.size > 6;
  const below = bold ? rng.int(0, chosen.size - 1) : -1;
  return [...chosen].map((p, n) => ({
    producto: String(directory.product(p.codigo)),
    cantidad: p.precio_lista > 300_000 ? rng.int(1, 4) : rng.int(1, 20),
    ...(n === below && { valor_propuesto: Math.floor(p.platinum * 0.97) }),
    ...(titled && { seccion: SECTIONS[n < chosen.size / 2 ? 0 : 1] }),
  }));
}

/**
 * Quotations of the last weeks, told after the prices: by each customer's own seller in pesos, some with an hour of
 * service, some by the Administrador in dollars (`before`: how many there were already); some with a price to approve, some
 * approved, some cancelled, those that expired, and those that end today.
 */
export function quotationCommands(company: DemoCompany, directory: Directory, run: Run, before: number): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/cotizaciones`);
  const chief = directory.user('administrador@power.test');
  const goods = company.productos.filter((p) => !p.bloqueado && !p.descontinuado);
  // What comes from abroad is sold in dollars: its factors pay for the way.
  const abroad = new Set(
    demoBrands(company.productos, []).flatMap(({ nombre, factor_aereo }) => (factor_aereo > 1 ? [nombre] : [])),
  );
  const imported = goods.filter(({ marca }) => abroad.has(marca));
  const buyers = directory.customers.filter((c) => c !== ownCompany);
  const isPortal = (c: DemoCustomer): boolean => c.codigo_sap === company.vinculos['cliente@power.test'];
  const end = Date.parse(run.until);
  const total = Math.max(FEWEST, Math.round(run.orders / ORDERS_PER_QUOTATION));
  const lapsed = Math.floor(total * LAPSED);
  return Array.from({ length: total }, (_, i) => i + 1).flatMap((nth): DemoCommand[] => {
    const number = before + nth;
    // The oldest first: numbers follow the days. The first that are still good are so until today.
    const over = nth <= lapsed;
    const made = over
      ? end - (GOOD_FOR + 2 + 2 * (lapsed - nth)) * DAY - HOUR
      : end - (GOOD_FOR * (total - nth) * DAY) / (total - lapsed - 1) - HOUR;
    const drawn: DemoCustomer = rng.pick(buyers);
    // Some are of the company that has a portal, and shown to it.
    const portal = nth % PORTAL === PORTAL - 1 ? directory.customers.find(isPortal) : undefined;
    const customer = portal ?? drawn;
    const dollars = nth % 8 === 0;
    // Nobody approves what is sold to a customer without a type.
    const waits = !dollars && customer.tipo_cliente !== undefined && rng.chance(0.3);
    const asked = lines(dollars ? imported : goods, directory, rng, waits);
    if (!dollars && nth % SERVED === 0)
      asked.push({
        producto: String(company.productos.length + 1 + rng.int(0, SERVICES.length - 1)),
        cantidad: rng.int(1, 8),
      });
    const step = (what: string, name: string, as: string, hours: number, request: object): DemoCommand => ({
      name,
      request,
      commandId: commandIdOf(run, 'cotizacion', number, what),
      as,
      now: new Date(Math.min(made + hours * HOUR, end)).toISOString(),
    });
    const creation: DemoCommand = {
      ...step('crear', 'create-quotation', dollars ? chief : directory.user(customer.ejecutivo), 0, {
        accion: 'crearsistema',
        cotizacion: {
          cliente: String(directory.customer(customer.codigo_sap)),
          bodega_entrega: 'BOD',
          ...(dollars && { moneda: 'dolares', transporte: nth % 16 === 0 ? 'maritimo' : 'aereo' }),
          productos_cotizacion: asked,
        },
      }),
      numbers: { cotizacion: number },
    };
    const judged =
      waits && rng.chance(0.5)
        ? [
            step('validar', 'judge-quotation', chief, 0.7, {
              accion: 'validarsistema',
              // As it was created: nothing comes between.
              expectedVersion: 0,
              cotizacion: { _id: String(number), comentario: 'Aprobado por volumen' },
            }),
          ]
        : [];
    const ended =
      judged.length === 0 && rng.chance(0.12)
        ? [step('anular', 'cancel-quotation', chief, 0.9, { id: String(number), motivo: rng.pick(REASONS) })]
        : [];
    const expired: DemoCommand[] = over
      ? [
          {
            ...step('expirar', 'expire-quotations', SYSTEM_ID, (GOOD_FOR + 1) * 24, {}),
            facts: { vencidas: [String(number)] },
          },
        ]
      : [];
    const shown =
      portal && ended.length === 0
        ? [step('mostrar', 'set-quotation-visibility', chief, 0.8, { id: String(number), visible: true })]
        : [];
    return [creation, ...judged, ...shown, ...ended, ...expired];
  });
}
