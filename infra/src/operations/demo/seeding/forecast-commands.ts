import { addDays, dayOf } from '@power/domain/kernel/dates';
import { forecastIdOf, ownForecast } from '@power/domain/forecast/parts';
import { type Cierre, cierreOf, lastDayOf } from '@power/domain/forecast/tracking';
import type { DemoCompany } from '../company.ts';
import { ownCompany } from '../own-company.ts';
import { type Rng, seededRandom } from '../random.ts';
import { demoBrands } from '../settings.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { ORDERS } from './size.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const MONTHS = 12;
/**
 * Of each seller: opportunities that close in a past month and never became an order, and those of this month and the next,
 * that people work on, from least to most pesos; and their goals, in millions. A short history is of few sellers and months, and small beside the sales
 * that it has: what nobody bought would else be all that accuracy speaks of.
 */
const FULL = {
  sellers: Infinity,
  months: MONTHS,
  past: 3,
  open: 5,
  pesos: [600_000, 2_500_000, 28_000_000],
  goal: [60, 120],
} as const;
const SHORT = { sellers: 3, months: 3, past: 1, open: 2, pesos: [100_000, 300_000, 1_500_000], goal: [2, 6] } as const;
const REASONS = [
  'Compró a otro proveedor',
  'Sin presupuesto este año',
  'Eligió otra marca',
  'El proyecto se suspendió',
];
const STEPS = [
  'Llamar al cliente',
  'Enviar ficha técnica',
  'Visitar la obra',
  'Revisar la propuesta',
  'Pedir la orden',
];
const PROJECTS = ['Condominio', 'Colegio', 'Bodega', 'Clínica', 'Edificio', 'Mall'];
const NAMES = ['Los Aromos', 'San Andrés', 'Pudahuel', 'Las Condes', 'El Bosque', 'Costanera'];

/** The month that is so many after this one; before it, when negative. */
function later({ year_cierre, mes_cierre }: Cierre, months: number): Cierre {
  const n = year_cierre * 12 + mes_cierre - 1 + months;
  return { year_cierre: Math.floor(n / 12), mes_cierre: (n % 12) + 1 };
}
const firstDay = (cierre: Cierre): string => `${lastDayOf(cierre).slice(0, 8)}01`;
const noon = (day: string): number => Date.parse(`${day}T15:00:00.000Z`);

interface Told {
  readonly company: DemoCompany;
  readonly directory: Directory;
  readonly run: Run;
  readonly rng: Rng;
  readonly end: number;
  readonly pesos: readonly [number, number, number];
  readonly goal: readonly [number, number];
}

/** One opportunity by hand, and what became of it: lost, pushed into a later month, shrunk, or still open. */
function byHand(
  { company, directory, run, rng, end, pesos }: Told,
  email: string,
  number: number,
  cierre: Cierre,
  open: boolean,
): DemoCommand[] {
  const as = directory.user(email);
  const own = directory.customers.filter((c) => c.ejecutivo === email && c !== ownCompany);
  const brands = demoBrands(company.productos, []);
  const before = noon(firstDay(cierre)) - rng.int(2, 25) * DAY;
  // Of those that people work on some are of the last days.
  const begun = Math.min(open && rng.chance(0.25) ? end - rng.int(2, 9) * DAY : before, end - 2 * DAY);
  const monto = Math.round(rng.triangular(...pesos) / 1000) * 1000;
  const step = (what: string, name: string, at: number, request: object): DemoCommand => ({
    name,
    request,
    commandId: commandIdOf(run, 'oportunidad', `m${number}`, what),
    as,
    now: new Date(at).toISOString(),
    ...(what === 'nueva' && { numbers: { oportunidad: number } }),
  });
  const update = (what: string, at: number, forecast: Cierre, datos: object): DemoCommand =>
    step(what, 'update-opportunity', at, {
      accion: 'actualizar',
      forecast: ownForecast(as, forecast),
      oportunidad: `m${number}`,
      datos,
    });
  const followedAt = (what: string, at: number, from: Cierre, to: Cierre, porcentaje: number, more: object = {}) => {
    const soonest = dayOf(new Date(at));
    const last = lastDayOf(to);
    const wanted = addDays(soonest, rng.int(1, 12));
    const fechaAccion = wanted > last ? last : wanted;
    const comentario = to === from ? 'Conversado con el cliente' : 'Se posterga la compra';
    return update(what, at, from, { porcentaje, comentario, next_step: rng.pick(STEPS), fechaAccion, ...to, ...more });
  };
  const creation = step('nueva', 'create-opportunity', begun, {
    accion: 'nueva',
    forecastID: ownForecast(as, cierre),
    oportunidad: {
      ...(own.length > 0 && rng.chance(0.7)
        ? { cliente: String(directory.customer(rng.pick(own).codigo_sap)) }
        : { cliente_nombre: `${rng.pick(PROJECTS)} ${rng.pick(NAMES)}` }),
      marca: rng.pick(brands).nombre,
      monto,
    },
  });
  if (open) {
    const seen = rng.weighted([
      [20, 2],
      [50, 4],
      [80, 2],
      [100, 1],
    ]);
    // One in five came to less than was thought.
    const [porcentaje, more] = rng.chance(0.2) ? [20, { monto: Math.round(monto * 0.55) }] : [seen, {}];
    return [creation, followedAt('visto', end - DAY * rng.int(1, 20) * 0.05, cierre, cierre, porcentaje, more)];
  }
  // Within the month that it was to close in: less than was thought, another month, or nothing.
  const during = noon(firstDay(cierre)) + rng.int(3, 18) * DAY;
  const first = followedAt('visto', begun + DAY, cierre, cierre, rng.chance(0.5) ? 50 : 20);
  const shrunk = rng.chance(0.3)
    ? [followedAt('menos', during, cierre, cierre, 50, { monto: Math.round(monto * 0.6) })]
    : [];
  const pushed = rng.chance(0.45);
  const next = pushed ? later(cierre, rng.int(1, 2)) : cierre;
  const moves = pushed ? [followedAt('postergada', during + 3 * DAY, cierre, next, 50)] : [];
  const ended = pushed ? noon(firstDay(next)) + rng.int(5, 20) * DAY : during + 6 * DAY;
  const lost = update('perdida', ended, next, { porcentaje: 0, comentario: rng.pick(REASONS) });
  return [creation, first, ...shrunk, ...moves, lost];
}

/** Goals of every seller, brand and of the company, month by month, and what sellers committed to. */
function values(
  { company, directory, run, rng, goal: [least, most] }: Told,
  sellers: readonly string[],
  cierre: Cierre,
): DemoCommand[] {
  const chief = directory.user('administrador@power.test');
  const now = new Date(noon(firstDay(later(cierre, -1))) + 20 * DAY).toISOString();
  const set = (
    id: string,
    tipo: 'meta' | 'comprometido',
    millions: number,
    as: string,
    accion = 'fijar',
  ): DemoCommand => ({
    name: accion === 'fijar' ? 'set-forecast-value' : 'set-global-forecast-value',
    request: { accion, id, tipo, valor: millions * 1_000_000 },
    commandId: commandIdOf(run, 'forecast', id, tipo),
    as,
    now,
  });
  return [
    ...sellers.flatMap((email) => {
      const as = directory.user(email);
      const id = ownForecast(as, cierre);
      const meta = rng.int(least, most);
      return [set(id, 'meta', meta, chief), set(id, 'comprometido', Math.round(meta * 0.85), as)];
    }),
    ...demoBrands(company.productos, [])
      .slice(0, 8)
      .map(({ nombre }) =>
        set(
          forecastIdOf({ alcance: 'marca', de: nombre, ...cierre }),
          'meta',
          rng.int(least / 2, Math.floor(most * 0.75)),
          chief,
        ),
      ),
    set(
      forecastIdOf({ alcance: 'global', de: '', ...cierre }),
      'meta',
      ((least + most) / 2) * sellers.length,
      chief,
      'global',
    ),
  ];
}

/**
 * The forecast of a year besides the orders that came of it: what was lost, pushed into a later month or shrank, what is
 * open this month and the next, and the goals. Told after the prices, dated before the end. `before`: how many opportunities
 * there are already.
 */
export function forecastCommands(company: DemoCompany, directory: Directory, run: Run, before: number): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/forecast`);
  const end = Date.parse(run.until);
  const size = run.orders > ORDERS.small ? FULL : SHORT;
  const told = { company, directory, run, rng, end, pesos: size.pesos, goal: size.goal };
  const sellers = company.usuarios
    .flatMap(({ perfil, email }) => (perfil === 'Ejecutivo de Ventas' ? [email] : []))
    .slice(0, size.sellers);
  const today = cierreOf(dayOf(run.until));
  const months = Array.from({ length: MONTHS }, (_, n) => later(today, n - MONTHS));
  let number = before;
  const past = months.flatMap((cierre) =>
    sellers.flatMap((email) =>
      Array.from({ length: size.past }, () => byHand(told, email, (number += 1), cierre, false)),
    ),
  );
  const open = [today, later(today, 1)].flatMap((cierre) =>
    sellers.flatMap((email) =>
      Array.from({ length: size.open }, () => byHand(told, email, (number += 1), cierre, true)),
    ),
  );
  return [
    ...[...months.slice(-size.months), today, later(today, 1)].flatMap((cierre) => values(told, sellers, cierre)),
    // What is dated after the end has not happened.
    ...[...past, ...open].map((commands) => commands.filter(({ now }) => now <= run.until)).flat(),
  ];
}
