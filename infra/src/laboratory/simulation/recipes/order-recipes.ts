import { type Glance, OMIT } from '../make-request.ts';
import type { Recipe } from './recipe.ts';

const omit = () => OMIT;
type Fields = Readonly<Record<string, unknown>>;

const orders = ({ rows, rng }: Glance, states: RegExp): Fields | undefined => {
  const matches = rows('order_list').filter(({ estatus }) => states.test(String(estatus)));
  return matches.length > 0 ? rng.pick(matches) : undefined;
};

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
  'pedido.productos_pedido.cantidad': few,
  precioEsperado: omit,
};

/** The code of the document at hand. */
const code = { codigo_sap: ({ state }: Glance) => (state as Fields | undefined)?.codigo_sap };

/** A reading of the scanner for a line that still lacks units. */
function reading({ state, rng, rows }: Glance): Fields {
  const lines = ((state as Fields | undefined)?.productos_pedido ?? []) as readonly Fields[];
  if (lines.length === 0) return {};
  const line = rng.pick(lines);
  const { _id, part_number, serializable } = line.producto as Fields;
  if (!serializable)
    return {
      codigo: part_number,
      ean: undefined,
      serie: undefined,
      cantidad: rng.chance(0.7) ? line.cantidad : 1,
      ubicacion: undefined,
    };
  const stored = rows('serial_list').filter(({ producto_id }) => producto_id === _id);
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
  'validate-order': { weight: 10, hints: { metodo_pago: omit, condicion_pago: omit, excepcion_credito: omit } },
  'edit-order': { hints: { metodo_pago: method, condicion_pago: omit } },
  'approve-prices': { hints: { lineas: omit } },
  'cancel-order': { about: 'order', hints: code, weight: 1.2 },
  'deliver-order': { about: 'order', hints: code, weight: 5 },
  'take-picking': { weight: 8 },
  'scan-line': { weight: 14, fields: reading },
  'finish-picking': { weight: 6 },
  'invoice-order': { weight: 5, fields: invoicing },
  'dispatch-order': { weight: 2 },
  'issue-credit-note': { weight: 2 },
  'register-customer-payment': {
    weight: 3,
    about: 'order',
    hints: { fecha: omit, monto: omit, pedido: ({ state }) => (state as Fields | undefined)?.number },
  },
  'plan-route': {
    weight: 3,
    hints: {
      pedidos: (glance) => {
        const one = orders(glance, /^Pendiente Despacho$/);
        return one && [one.number];
      },
      cobrar: () => [],
      fecha: ({ now, rng }) => new Date(now + rng.int(0, 2) * 86_400_000).toISOString().slice(0, 10),
    },
  },
  'load-stop': {
    weight: 3,
    hints: { codigo: ({ seen, rng }) => `P|${String(rng.pick([...seen.values('number'), 1]))}` },
  },
  'depart-route': { weight: 2 },
  'deliver-stop': { weight: 4, hints: { firma: omit, foto: omit } },
  'collect-payment': { weight: 2, hints: { metodo_pago: method } },
  'open-parcel': {
    weight: 2,
    hints: { pedido: (glance) => orders(glance, /Pendiente Despacho|Entregado a Sala/)?.number },
  },
};
