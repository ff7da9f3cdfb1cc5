import { type Glance, OMIT } from '../make-request.ts';
import { type Recipe, someRow } from './recipe.ts';

const omit = () => OMIT;
type Fields = Readonly<Record<string, unknown>>;
type Stop = Fields & {
  readonly estado?: string;
  readonly cargada?: boolean;
  readonly cobrar?: number;
  readonly pedido: { readonly number: number };
  readonly lineas?: readonly {
    readonly linea: number;
    readonly cantidad: number;
    readonly series: readonly string[];
  }[];
};

/** An order in one of these states, as the list has it; undefined where there is none. */
export const randomOrder = ({ rows, rng }: Glance, states: RegExp): Fields | undefined => {
  const matches = rows('order_list').filter(({ estatus }) => states.test(String(estatus)));
  return matches.length > 0 ? rng.pick(matches) : undefined;
};

const WAITING = /^Pendiente Despacho$/;
const someWaits = someRow('order_list', ({ estatus }) => WAITING.test(String(estatus)));

/** Up to three orders that wait for their dispatch. */
const waiting = ({ rows, rng }: Glance): unknown => {
  const numbers = rows('order_list').flatMap(({ estatus, number }) => (WAITING.test(String(estatus)) ? [number] : []));
  return numbers.length > 0 ? rng.shuffle(numbers).slice(0, rng.int(1, 3)) : undefined;
};

const stops = ({ state }: Pick<Glance, 'state'>): readonly Stop[] =>
  ((state as Fields | undefined)?.paradas ?? []) as readonly Stop[];
const pending = (glance: Glance): Stop | undefined => {
  const some = stops(glance).filter(({ estado }) => estado === 'Pendiente');
  return some.length > 0 ? glance.rng.pick(some) : undefined;
};

const someNotLoaded = (state: unknown): boolean => stops({ state }).some(({ cargada }) => !cargada);

/** Label of an order that is not in the vehicle yet. */
const label = (glance: Glance): unknown => {
  const some = stops(glance).filter(({ cargada }) => !cargada);
  return some.length > 0 ? `P|${glance.rng.pick(some).pedido.number}` : undefined;
};

/** What the customer takes at a stop: all of it, or a part of the lines. */
function handover(glance: Glance): Fields {
  const stop = pending(glance);
  const { rng } = glance;
  if (!stop) return {};
  const lines = rng.chance(0.6) ? rng.shuffle(stop.lineas ?? []).slice(0, rng.int(1, 2)) : [];
  const lineas = lines.map(({ linea, cantidad, series }) => {
    const units = rng.int(1, cantidad);
    return { linea, cantidad: units, series: series.slice(0, units) };
  });
  return {
    linea: stop.linea,
    lineas,
    embalajes: [],
    motivo: lineas.length > 0 ? 'No cabía todo' : '',
    fecha: undefined,
    sin_cobro: rng.chance(0.7) ? 'Paga con transferencia' : '',
    firma: undefined,
    foto: undefined,
  };
}

export const routeRecipes: Readonly<Record<string, Recipe>> = {
  'plan-route': {
    weight: 5,
    ready: someWaits,
    hints: {
      pedidos: waiting,
      cobrar: () => [],
      fecha: ({ now, rng }) => new Date(now + rng.int(0, 2) * 86_400_000).toISOString().slice(0, 10),
    },
  },
  'add-stops': { ready: someWaits, hints: { pedidos: waiting, cobrar: () => [] } },
  'load-stop': { weight: 8, suits: someNotLoaded, hints: { codigo: label } },
  'depart-route': { weight: 5 },
  'deliver-stop': { weight: 10, fields: handover },
  'reject-stop': { weight: 1, hints: { linea: (glance) => pending(glance)?.linea } },
  'reschedule-stop': { weight: 1, hints: { linea: (glance) => pending(glance)?.linea } },
  'remove-stop': { weight: 0.3, hints: { linea: (glance) => pending(glance)?.linea } },
  'collect-payment': {
    weight: 2,
    hints: {
      linea: (glance) => pending(glance)?.linea,
      metodo_pago: ({ rng }) => rng.pick(['TRF', 'EFE', 'CHQ']),
      fecha: omit,
    },
  },
  'dispatch-order': { weight: 0.5 },
  'issue-dispatch-guide': { weight: 2 },
};
