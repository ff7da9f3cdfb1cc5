import type { Glance } from '../make-request.ts';
import type { Recipe } from './recipe.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Held {
  readonly fisico: number;
  readonly ubicaciones?: Readonly<Record<string, number>>;
}
interface Source {
  readonly producto: string;
  readonly bodega: string;
  readonly ubicacion: string | undefined;
  readonly most: number;
}

const WAREHOUSES = ['BOD', 'SAL'];

/** Units of a product at a place of a warehouse, or at none; undefined where there are none. */
function source({ state, rng }: Glance): Source | undefined {
  const stock = state as {
    readonly producto?: { readonly _id: string };
    readonly bodegas?: Readonly<Record<string, Held>>;
  };
  const all = Object.entries(stock?.bodegas ?? {}).flatMap(([bodega, { fisico, ubicaciones = {} }]) => {
    const placed = Object.values(ubicaciones).reduce((sum, units) => sum + units, 0);
    return [...Object.entries(ubicaciones), [undefined, fisico - placed] as const].map(([ubicacion, most]) => ({
      producto: stock.producto?._id ?? '1',
      bodega,
      ubicacion,
      most,
    }));
  });
  const some = all.filter(({ most }) => most > 0);
  return some.length > 0 ? rng.pick(some) : undefined;
}

/** Serials that stand there, as many as are moved; undefined of products without, and where somebody names none. */
function serials(
  { rows, rng }: Glance,
  { producto, bodega, ubicacion }: Source,
  cantidad: number,
): readonly unknown[] | undefined {
  const there = rows('serial_list').filter(
    (row) => row.producto_id === producto && row.bodega === bodega && (row.ubicacion ?? undefined) === ubicacion,
  );
  return there.length > 0 && rng.chance(0.75)
    ? rng
        .shuffle(there)
        .slice(0, cantidad)
        .map(({ serie }) => serie)
    : undefined;
}

const placeOf = ({ rows, rng }: Glance, bodega: string): unknown => {
  const places = rows('place_list').filter(
    (row) => row.activo !== false && String(row.codigo).startsWith(`${bodega}-`),
  );
  return places.length > 0 ? rng.pick(places).codigo : undefined;
};

/** Goods in somebody's trolley. */
function carried(glance: Glance, more: (bodega: string) => Fields): Fields {
  const carts = glance.rows('trolley_list');
  if (carts.length === 0) return {};
  const cart = glance.rng.pick(carts);
  const producto = String(cart.producto_id);
  const from = { producto, bodega: String(cart.bodega), ubicacion: String(cart.carro), most: 1 };
  return { producto, carro: from.ubicacion, cantidad: 1, series: serials(glance, from, 1), ...more(from.bodega) };
}

const moved =
  (more: (glance: Glance, from: Source) => Fields) =>
  (glance: Glance): Fields => {
    const from = source(glance);
    if (!from) return {};
    const cantidad = glance.rng.int(1, Math.min(4, from.most));
    const { bodega, ubicacion } = from;
    return { bodega, ubicacion, cantidad, series: serials(glance, from, cantidad), ...more(glance, from) };
  };

/** New serials of a product; now and then one that somebody has read just before. */
const fresh = ({ rng, documents }: Glance, n: number): string[] =>
  Array.from({ length: n }, () => {
    const serials = documents.named.values('serie').slice(-12);
    return serials.length > 0 && rng.chance(0.1) ? String(rng.pick(serials)) : `S-${rng.int(1, 99_999)}`;
  });

function storing(glance: Glance): Fields {
  const { rng, rows } = glance;
  const serial = rows('product_list').filter(({ serializable }) => serializable);
  if (serial.length === 0) return {};
  const producto = String(rng.pick(serial)._id);
  const bodega = rng.pick(WAREHOUSES);
  return { producto, bodega, ubicacion: undefined, series: fresh(glance, rng.int(1, 3)), leida: undefined };
}

/** A line of the count at hand, mostly as the books have it. */
function counting({ state, rng }: Glance): Fields {
  const lines = ((state as Fields | undefined)?.lineas ?? []) as readonly Fields[];
  if (lines.length === 0) return {};
  const one = rng.pick(lines);
  const { _id } = one.producto as Fields;
  const expected = Number(one.esperado ?? one.sistema ?? one.stock ?? rng.int(0, 8));
  const contado = rng.chance(0.5) ? expected : Math.max(0, expected + rng.int(-2, 2));
  return { producto: _id, ubicacion: one.ubicacion ?? undefined, contado, series: undefined };
}

/** A line of serials that somebody has written just before: the same delivery, typed by two people. */
function writtenBefore({ rng, documents }: Glance): Fields | undefined {
  const lines = documents.named
    .records('lineas')
    .filter(({ series, producto }) => Array.isArray(series) && series.length > 0 && producto)
    .slice(-4);
  if (lines.length === 0) return undefined;
  const { producto, series } = rng.pick(lines);
  const _id = typeof producto === 'string' ? producto : (producto as Fields)._id;
  return { producto: _id, cantidad: 1, series: [(series as readonly unknown[])[0]] };
}

function line(glance: Glance): Fields {
  const { rng, rows } = glance;
  const again = rng.chance(0.35) ? writtenBefore(glance) : undefined;
  if (again) return again;
  const product = rng.pick([
    ...rows('product_list').filter(({ servicio }) => !servicio),
    { _id: '1', serializable: false },
  ]);
  const cantidad = rng.int(1, 3);
  return {
    producto: String(product._id),
    cantidad,
    ...(product.serializable === true && rng.chance(0.8) && { series: fresh(glance, cantidad) }),
  };
}
const note = {
  'nota.lineas': (glance: Glance) => [line(glance)],
  'nota.bodega': ({ rng }: Glance) => rng.pick(WAREHOUSES),
};

export const stockRecipes: Readonly<Record<string, Recipe>> = {
  'receive-stock': {
    weight: 6,
    hints: { bodega: ({ rng }) => rng.pick(WAREHOUSES), cantidad: ({ rng }) => rng.int(1, 12) },
  },
  'move-stock': { weight: 3, fields: moved(({ rng }) => ({ bodega_destino: rng.pick(WAREHOUSES) })) },
  'place-stock': { weight: 4, fields: moved((glance, { bodega }) => ({ ubicacion_destino: placeOf(glance, bodega) })) },
  'take-to-trolley': { weight: 2, fields: moved(() => ({})) },
  'place-from-trolley': {
    weight: 2,
    fields: (glance) => carried(glance, (bodega) => ({ ubicacion_destino: placeOf(glance, bodega) })),
  },
  'return-from-trolley': { fields: (glance) => carried(glance, () => ({})) },
  'adjust-stock': { weight: 3, fields: (glance) => ({ bodega: source(glance)?.bodega ?? 'BOD' }) },
  'add-preferred-place': { fields: (glance) => ({ ubicacion: placeOf(glance, 'BOD') }) },
  'store-serials': { weight: 3, fields: storing },
  'write-off-serial': {
    fields: ({ rows, rng }) => {
      const serial = rng.pick([...rows('serial_list'), {}]);
      return { producto: serial.producto_id ?? '3', serie: serial.serie ?? 'S-1', leida: undefined };
    },
  },
  'create-entrynote': { weight: 3, hints: note },
  'change-entrynote': { hints: note },
  'create-issuenote': { weight: 2, hints: note },
  'change-issuenote': { hints: note },
  'approve-issuenote': { weight: 2 },
  'execute-issuenote': { weight: 2 },
  'execute-entrynote': { weight: 2 },
  'count-stock-line': { weight: 14, fields: counting },
  'open-stock-count': { weight: 1 },
  'finish-stock-count': { weight: 5 },
  'approve-stock-count': { weight: 5 },
  // Levels and racks are switched off and on; most of them hold goods.
  'change-level': { weight: 1, hints: { 'nivel.activo': ({ rng }) => rng.chance(0.4) } },
  'change-rack': { weight: 0.4, hints: { 'bloque.activo': ({ rng }) => rng.chance(0.6) } },
  'import-opening-stock': { weight: 0.2, hints: { codigo: ({ rng }) => `P-${rng.int(1, 11)}` } },
};
