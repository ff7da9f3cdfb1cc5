import { type Glance, OMIT } from '../make-request.ts';
import { type Recipe, someRow } from './recipe.ts';

const omit = () => OMIT;
type Fields = Readonly<Record<string, unknown>>;

const RECEIVED = /^Recep/;
const costs = ({ rng }: Glance, moneda = 'CLP') => ({
  monto: rng.int(1, 90) * 1000,
  moneda,
  tipo_cambio: moneda === 'CLP' ? null : rng.int(900, 1000),
  reparto: rng.pick(['Valor', 'Cantidad']),
});

/** What a shipment cost, of one order that came in. */
function shipment(glance: Glance): Fields {
  const { rows, rng, now } = glance;
  const received = rows('purchase_order_list').filter(({ estado }) => RECEIVED.test(String(estado)));
  if (received.length === 0) return {};
  return {
    costo: {
      ordenes: [String(rng.pick(received)._id)],
      invoice: null,
      fecha: new Date(now).toISOString().slice(0, 10),
      tipo_cambio: rng.int(900, 1000),
      tipo_cambio_aduana: rng.int(900, 1000),
      fob_facturado: null,
      ad_valorem_porcentaje: rng.pick([0, 6]),
      ad_valorem_reparto: 'Valor',
      flete: costs(glance),
      seguro: costs(glance),
      almacenaje: costs(glance),
      agencia: costs(glance),
      forwarder: costs(glance),
      medidas: [],
    },
    real: rng.chance(0.6),
  };
}

export const purchaseRecipes: Readonly<Record<string, Recipe>> = {
  'create-purchase-order': { weight: 3, hints: { reserva: omit, moneda: () => 'USD' } },
  'create-landed-cost': {
    weight: 3,
    ready: someRow('purchase_order_list', ({ estado }) => RECEIVED.test(String(estado))),
    fields: shipment,
  },
  'change-landed-cost': { fields: (glance) => ({ ...shipment(glance), real: true }) },
  'post-landed-cost': { weight: 3 },
  'close-purchase-order': { weight: 0.2 },
  'cancel-purchase-order': { weight: 0.1 },
};
