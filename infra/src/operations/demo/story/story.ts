/** Eighteen months of invented trade: plans of orders and deliveries for the demo company, the same for the same seed, size and instant. */
import { addDays, dayOf } from '@power/domain/kernel/dates';
import type { DemoCompany } from '../company.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import { seededRandom, type Rng } from '../random.ts';
import { deliveryOf, listPrice, methodOf, openMarket, warehouseOf, type Market } from './basket.ts';
import { DAY_MINUTES, workCalendar, type WorkCalendar } from './calendar.ts';
import { receiver, roster } from './crew.ts';
import { cut } from './cut.ts';
import { arrivals, ordersPerDay } from './demand.ts';
import { live, type World } from './lifecycle.ts';
import type { OrderPlan, Plan, ReceiptPlan } from './plan.ts';
import { levelsOf, refuse } from './refusals.ts';
import { runningShift } from './running-shift.ts';
import { scenesOf } from './scenes.ts';
import { openStock, type Stock } from './stock.ts';
import { givePoints } from './points.ts';
import { customerOf, methodInTurn } from './variety.ts';
import { onTheWeb, shopLines, webFate } from './web.ts';

export interface StoryOptions {
  seed: string;
  /** ISO instant at which the story stops; nothing planned is later. */
  until: string;
  /** How many orders in all: 4000 is the full company, 150 a small one, 40 the least. */
  orders: number;
  company: DemoCompany;
  /** Number of the first order. */
  firstNumber?: number;
}

const DAYS_BACK = 548;
const SHIFT_MINUTES = 240;

/** Share of the trade that each warehouse carries; the odd ones hold a little so that their screens are not empty. */
const SHARES = { BOD: 0.78, SAL: 0.12, NOR: 0.16, PRY: 0.02, RES: 0.02, RMA: 0.01, DEM: 0.015 };

/** How long the shift at `until` has lasted: since opening on a working day, else as long as a shift lasts. */
function shiftMinutes(until: number, calendar: WorkCalendar): number {
  const today = calendar.days.indexOf(dayOf(new Date(until)));
  const elapsed = today < 0 ? 0 : (until - calendar.at(today * DAY_MINUTES)) / 60_000;
  return elapsed >= 60 && elapsed <= DAY_MINUTES ? Math.min(SHIFT_MINUTES, elapsed) : SHIFT_MINUTES;
}

function orderOf(
  number: number,
  at: string,
  market: Market,
  stock: Stock,
  rng: Rng,
): { plan: OrderPlan; customer: DemoCustomer } | undefined {
  const customer = customerOf(number, market, rng);
  const tipo_entrega = deliveryOf(customer, rng);
  const bodega = warehouseOf(customer, tipo_entrega, rng);
  const lineas = market.lines(customer, bodega, stock, rng);
  if (lineas.length === 0) return undefined;
  for (const line of lineas) stock.take(bodega, line.producto, line.cantidad);
  const plan: OrderPlan = {
    tipo: 'pedido',
    number,
    at,
    ejecutivo: customer.ejecutivo,
    cliente: customer.codigo_sap,
    lineas,
    tipo_entrega,
    condicion_pago: customer.condicion_pago,
    metodo_pago: methodInTurn(number) ?? methodOf(customer.condicion_pago, rng),
    bodega,
    neto: lineas.reduce((sum, line) => sum + line.cantidad * line.precio_venta, 0),
    mensajes: [],
    estatus: '',
    turno: false,
  };
  return { plan, customer };
}

/** All plans in order of their `at`; throws RangeError for fewer than 40 orders. */
export function tradingHistory({ seed, until, orders, company, firstNumber = 10_001 }: StoryOptions): Plan[] {
  if (orders < 40) throw new RangeError(`${orders} pedidos no alcanzan para contar la historia`);
  const rng = seededRandom(`${seed}/story`);
  const end = Date.parse(until);
  const calendar = workCalendar(addDays(dayOf(until), -DAYS_BACK), addDays(dayOf(until), 75));
  const minutes = shiftMinutes(end, calendar);
  const shiftFrom = end - minutes * 60_000;
  const byCode = new Map(company.productos.map((product) => [product.codigo, product]));
  const productOf: World['productOf'] = (codigo) => {
    const found = byCode.get(codigo);
    if (!found) throw new RangeError(`no existe el producto ${codigo}`);
    return found;
  };
  const ranked = rng.fork('rank').shuffle(company.productos.filter((product) => !product.bloqueado));
  const market = openMarket(company.clientes, ranked, rng.fork('market'));
  const stock = openStock(ranked, SHARES, orders / 78, rng.fork('stock'));
  const crew = roster();
  const world: World = { calendar, crew, productOf, shiftFrom, until: end };

  // Today's history ends half an hour into the day at the earliest: before that only deliveries are booked in.
  const days = calendar.days.filter((_, i) => calendar.at(i * DAY_MINUTES + 35) < shiftFrom);
  const lastMinutes = Math.min(DAY_MINUTES, (shiftFrom - calendar.at((days.length - 1) * DAY_MINUTES)) / 60_000);
  const scenes = scenesOf(Math.max(14, Math.floor(orders * 0.28)));
  const counts = ordersPerDay(days, orders - scenes.length, lastMinutes / DAY_MINUTES, rng.fork('days'));
  const plans: Plan[] = [];
  let number = firstNumber;
  let receipt = 1;
  days.forEach((day, index) => {
    const opening = index * DAY_MINUTES;
    const draw = rng.fork(day);
    const newWeek =
      index === 0 || new Date(`${day}T00:00:00Z`).getUTCDay() < new Date(`${days[index - 1]}T00:00:00Z`).getUTCDay();
    const goods = newWeek ? stock.refill(index === 0 ? 'Stock inicial' : 'Orden de compra') : [];
    goods.forEach((group, i) => {
      const row: ReceiptPlan = {
        ...group,
        number: receipt++,
        at: new Date(calendar.at(opening + (i * 28) / goods.length)).toISOString(),
        by: receiver(draw),
      };
      plans.push(row);
    });
    for (const minute of arrivals(counts[index] ?? 0, index === days.length - 1 ? lastMinutes : DAY_MINUTES, draw)) {
      const at = new Date(calendar.at(opening + minute)).toISOString();
      let made: ReturnType<typeof orderOf>;
      for (let tries = 0; !made && tries < 20; tries++) made = orderOf(number, at, market, stock, draw);
      if (!made) throw new RangeError('no queda nada que vender');
      const fate = shopLines(made.plan, productOf).length > 0 ? webFate(number, made.customer) : undefined;
      const plan = fate ? onTheWeb(made.plan, made.customer, productOf, draw) : made.plan;
      number++;
      const recent = index > days.length - 15;
      live(plan, opening + minute, recent && draw.chance(0.05), world, draw, fate);
      plans.push(cut(plan, until));
    }
  });

  const shift = runningShift(
    scenes,
    { until: end, minutes, crew, productOf },
    market,
    stock,
    number,
    rng.fork('shift'),
  );
  const levels = levelsOf([...plans, ...shift]);
  const customerOf = new Map(company.clientes.map((customer) => [customer.codigo_sap, customer]));
  const waiting = shift.filter((plan) => plan.validado && plan.bodega === 'BOD').flatMap((plan) => plan.lineas);
  return givePoints([
    ...plans,
    ...shift.map((plan) => {
      if (!plan.escenario) return plan;
      const customer = customerOf.get(plan.cliente)!;
      const candidates = plan.escenario === 'comprometido' ? waiting : plan.lineas;
      // At the customer's own price, whoever else holds the goods.
      const priced = candidates.map(({ bajo_lista: _, ...line }) => ({
        ...line,
        precio_venta: listPrice(customer, productOf(line.producto)),
      }));
      return refuse(plan, levels, priced);
    }),
  ]);
}

/** The same plans one at a time. */
export function* story(options: StoryOptions): Generator<Plan> {
  yield* tradingHistory(options);
}
