import { type Glance, OMIT } from '../make-request.ts';
import { type Recipe, someRow } from './recipe.ts';
import { randomOrder } from './route-recipes.ts';

const omit = () => OMIT;
type Fields = Readonly<Record<string, unknown>>;

const few = ({ rng }: Glance) => rng.int(1, 3);
const method = ({ rng }: Glance) => rng.pick(['TRF', 'EFE', 'CHQ']);

const ADDRESS = { calle: 'Alameda 1', comuna: 'Santiago', region: 'Metropolitana de Santiago' };

/** Orders name no quotation unless they come from one, and few units, so that the stock lasts. */
const order = {
  metodo_pago: method,
  condicion_pago: omit,
  cotizacion: omit,
  ejecutivo: omit,
  puntosUtilizados: omit,
  direccion_despacho: () => ADDRESS,
  bodega_entrega: ({ rng }: Glance) => rng.pick(['BOD', 'BOD', 'SAL']),
  tipo_entrega: ({ rng }: Glance) => rng.pick(['DESPACHO', 'DESPACHO', 'COURIER', 'EN SALA', 'RETIRO EN SALA']),
  'pedido.productos_pedido.cantidad': few,
  precioEsperado: omit,
};

/** The code of the document at hand. */
const code = { codigo_sap: ({ state }: Glance) => (state as Fields | undefined)?.codigo_sap };

interface Picked {
  readonly lineas?: Readonly<Record<string, { readonly pickeado: number; readonly faltante?: number }>>;
}
/** Units of a line that nobody has picked yet. */
const left = ({ picking }: Fields, { linea, cantidad }: Fields): number => {
  const { pickeado = 0, faltante = 0 } = (picking as Picked | undefined)?.lineas?.[String(linea)] ?? {};
  return Number(cantidad) - pickeado - faltante;
};

/** Whether a person has the order in picking. */
const picks = (state: unknown, { _id }: { readonly _id: string }): boolean => {
  const { estatus, picking } = (state ?? {}) as Fields;
  const { usuario, pausado } = (picking ?? {}) as { usuario?: { readonly _id: string }; pausado?: unknown };
  return estatus === 'En Picking' && usuario?._id === _id && !pausado;
};
const isLeft = (state: unknown): boolean =>
  ((state as Fields).productos_pedido as readonly Fields[]).some((line) => left(state as Fields, line) > 0);
const somethingLeft = (state: unknown, user: { readonly _id: string }): boolean => picks(state, user) && isLeft(state);
const everythingPicked = (state: unknown, user: { readonly _id: string }): boolean =>
  picks(state, user) && !isLeft(state);
const somePicking = (state: unknown): boolean => (state as Fields | undefined)?.estatus === 'En Picking';

/** One order of four that waits for its picking is invoiced without it. */
const mostlyPicked = (state: unknown): boolean => {
  const { estatus, number } = (state ?? {}) as Fields;
  return estatus !== 'Pendiente Picking' || Number(number) % 4 === 0;
};

/** A reading of the scanner for a line that still lacks units. */
function reading({ state, rng, rows }: Glance): Fields {
  const o = state as Fields | undefined;
  const all = (o?.productos_pedido ?? []) as readonly Fields[];
  if (all.length === 0) return {};
  const missing = all.filter((line) => left(o!, line) > 0);
  const line = rng.pick(missing.length > 0 ? missing : all);
  const { _id, part_number, serializable } = line.producto as Fields;
  if (!serializable)
    return {
      codigo: part_number,
      ean: undefined,
      serie: undefined,
      cantidad: rng.chance(0.7) ? Math.max(1, left(o!, line)) : 1,
      ubicacion: undefined,
    };
  const stored = rows('serial_list').filter(
    ({ producto_id, bodega }) => producto_id === _id && bodega === o!.bodega_entrega,
  );
  const serie = stored.length > 0 && rng.chance(0.7) ? rng.pick(stored).serie : `S${String(_id)}-${rng.int(1, 9999)}`;
  return { codigo: part_number, serie, ean: undefined, cantidad: 1, ubicacion: undefined };
}

/** Without picking when the order waits for it, mostly with the serials of what leaves. */
function invoicing({ state, rng, rows }: Glance): Fields {
  const o = state as Fields | undefined;
  const lines = (o?.productos_pedido ?? []) as readonly Fields[];
  if (o?.estatus !== 'Pendiente Picking') return { series: undefined };
  const claimed = new Set<unknown>();
  const series = lines.flatMap(({ linea, producto, cantidad }) => {
    const { _id, serializable } = producto as Fields;
    const there = rows('serial_list').filter(
      (row) => row.producto_id === _id && row.bodega === o.bodega_entrega && !claimed.has(row._id),
    );
    const some = rng.shuffle(there).slice(0, Number(cantidad));
    if (serializable !== true || some.length < Number(cantidad)) return [];
    for (const row of some) claimed.add(row._id);
    return [{ linea, series: some.map(({ serie }) => serie) }];
  });
  return { sin_picking: true, series: series.length > 0 && rng.chance(0.7) ? series : undefined };
}

export const orderRecipes: Readonly<Record<string, Recipe>> = {
  'create-order': { weight: 5, hints: order },
  'create-reseller-order': { weight: 2, hints: order },
  'create-web-order': { weight: 2, hints: { ...order, total_visto: omit } },
  'create-api-order': {
    weight: 1,
    hints: { ...order, codigo: ({ rng }) => `P-${rng.int(1, 11)}`, bodega_entrega: () => 'BOD' },
  },
  'validate-order': { weight: 6, hints: { metodo_pago: omit, condicion_pago: omit, excepcion_credito: omit } },
  'edit-order': { hints: { metodo_pago: method, condicion_pago: omit } },
  'approve-prices': { hints: { lineas: omit } },
  'cancel-order': { about: 'order', hints: code, weight: 0.5 },
  'deliver-order': { about: 'order', hints: code, weight: 5 },
  'take-picking': { weight: 8 },
  'scan-line': { weight: 14, suits: somethingLeft, fields: reading },
  'finish-picking': { weight: 8, suits: everythingPicked },
  'report-shortage': { weight: 1, suits: picks },
  'undo-scan': { weight: 0.5, suits: picks },
  'pause-picking': { weight: 0.5, suits: picks },
  'reassign-picking': { weight: 0.5, suits: somePicking },
  'invoice-order': { weight: 5, suits: mostlyPicked, fields: invoicing },
  'dispatch-order': { weight: 2 },
  'issue-credit-note': { weight: 2 },
  'register-customer-payment': {
    weight: 3,
    about: 'order',
    hints: { fecha: omit, monto: omit, pedido: ({ state }) => (state as Fields | undefined)?.number },
  },
  'open-parcel': {
    weight: 2,
    ready: someRow('order_list', ({ estatus }) => /Pendiente Despacho|Entregado a Sala/.test(String(estatus))),
    hints: { pedido: (glance) => randomOrder(glance, /Pendiente Despacho|Entregado a Sala/)?.number },
  },
};
