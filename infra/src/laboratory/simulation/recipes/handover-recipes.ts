import { type Glance, OMIT } from '../make-request.ts';
import { type Recipe, someRow } from './recipe.ts';

const omit = () => OMIT;
type Fields = Readonly<Record<string, unknown>>;
interface Line {
  readonly linea: number;
  readonly cantidad: number;
  readonly liberada?: number;
  readonly retirada?: number;
}
interface Withdrawal {
  readonly numero: number;
  readonly estado: string;
}
interface Content {
  readonly producto: { readonly _id: string };
  readonly cantidad: number;
  readonly series: readonly string[];
}

const of = <T>(state: unknown, name: string): readonly T[] =>
  ((state as Fields | undefined)?.[name] ?? []) as readonly T[];
const withdrawal = (states: RegExp) => (state: unknown) =>
  of<Withdrawal>(state, 'retiros').some(({ estado }) => states.test(estado));
const numberOf =
  (states: RegExp) =>
  ({ state, rng }: Glance) => {
    const some = of<Withdrawal>(state, 'retiros').filter(({ estado }) => states.test(estado));
    return some.length > 0 ? rng.pick(some).numero : undefined;
  };

const isProject = (state: unknown): boolean => {
  const { ubicacion, retenida } = (state ?? {}) as Fields;
  return Boolean(ubicacion) && retenida === true;
};
/** Some units of a line that a project still has. */
const fetched = ({ state, rng }: Glance): unknown => {
  const lines = of<Line>(state, 'lineas').flatMap(({ linea, cantidad, liberada = 0, retirada = 0 }) => {
    const most = cantidad - liberada - retirada;
    return most > 0 ? [{ linea, cantidad: rng.int(1, most) }] : [];
  });
  return lines.length > 0 ? [rng.pick(lines)] : undefined;
};

/** What the order has of its goods, for a package. */
const orderGoods = ({ state, rows, rng }: Glance): unknown => {
  const { number } = ((state as Fields | undefined)?.pedido ?? {}) as Fields;
  const lines = rows('order_line_list').filter((row) => row.number === number && Number(row.total_picking) > 0);
  if (lines.length === 0) return undefined;
  const { producto_id, total_picking } = rng.pick(lines);
  const serials = rows('order_serial_list').filter((row) => row.number === number && row.producto_id === producto_id);
  const cantidad = rng.int(1, Number(total_picking));
  return [{ producto: producto_id, cantidad, series: serials.slice(0, cantidad).map(({ serie }) => serie) }];
};
/** A part of what lies in the package at hand. */
const someContent = ({ state, rng }: Glance): unknown => {
  const content = of<Content>(state, 'contenido');
  if (content.length === 0) return undefined;
  const { producto, cantidad, series } = rng.pick(content);
  const units = rng.int(1, cantidad);
  return [{ producto: producto._id, cantidad: units, series: series.slice(0, units) }];
};
const otherParcel = ({ state, rows, rng }: Glance): unknown => {
  const { number, pedido } = (state ?? {}) as { readonly number?: number; readonly pedido?: Fields };
  const some = rows('parcel_list').filter((row) => row.number !== number && row.pedido === pedido?.number);
  return some.length > 0 ? rng.pick(some).number : undefined;
};

/** A reservation for a customer, now and then for one of its projects. */
function reservation({ rows, rng }: Glance): Fields {
  const projects = rows('client_place_list').filter(({ activo }) => activo !== false);
  if (projects.length === 0 || rng.chance(0.5)) return {};
  const { _id, cliente_id } = rng.pick(projects);
  return { 'reserva.ubicacion': _id, 'reserva.cliente': cliente_id };
}

/** Money of an order that goes back by a transfer of today. */
function refund({ rows, rng, now }: Glance): Fields {
  const due = rows('refund_list').filter(({ saldo_devolver }) => Number(saldo_devolver) > 0);
  if (due.length === 0) return {};
  const { number, saldo_devolver } = rng.pick(due);
  const monto = rng.chance(0.6) ? Number(saldo_devolver) : Math.max(1, Math.floor(Number(saldo_devolver) / 2));
  return { pedido: number, monto, fecha: new Date(now - 86_400_000).toISOString().slice(0, 10), referencia: '4471' };
}

export const handoverRecipes: Readonly<Record<string, Recipe>> = {
  'create-reservation': {
    weight: 3,
    hints: {
      vence: ({ now, rng }) => new Date(now + rng.int(2, 20) * 86_400_000).toISOString().slice(0, 10),
      bodega: ({ rng }) => rng.pick(['BOD', 'SAL']),
      cotizacion: omit,
      pedido: omit,
      ubicacion: omit,
      cantidad: ({ rng }) => rng.int(1, 3),
    },
    fields: reservation,
  },
  'create-client-place': { weight: 1 },
  'request-withdrawal': { weight: 4, suits: isProject, hints: { lineas: fetched } },
  'take-withdrawal': { weight: 3, suits: withdrawal(/Pendiente/), hints: { retiro: numberOf(/Pendiente/) } },
  'hand-over-withdrawal': {
    weight: 3,
    suits: withdrawal(/Pendiente|En Proceso/),
    hints: { retiro: numberOf(/Pendiente|En Proceso/) },
  },
  'cancel-withdrawal': {
    weight: 0.5,
    suits: withdrawal(/Pendiente|En Proceso/),
    hints: { retiro: numberOf(/Pendiente|En Proceso/) },
  },
  'pack-parcel': { weight: 2, hints: { contenido: orderGoods } },
  'split-parcel': { hints: { contenido: someContent } },
  'merge-parcel': { hints: { destino: otherParcel } },
  'close-parcel': { weight: 3 },
  'transfer-refund': {
    weight: 2,
    ready: someRow('refund_list', ({ saldo_devolver }) => Number(saldo_devolver) > 0),
    fields: refund,
  },
};
