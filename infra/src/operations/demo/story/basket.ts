/** Invented demo data: who buys, what and at which price. */
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import { zipf, type Rng } from '../random.ts';
import type { PlannedLine, TipoEntrega } from './plan.ts';
import { usualQuantity, type Stock } from './stock.ts';

const NORTH = ['Arica y Parinacota', 'Tarapacá', 'Antofagasta', 'Atacama'];

export const deliveryOf = (customer: DemoCustomer, rng: Rng): TipoEntrega =>
  customer.region === 'Metropolitana de Santiago'
    ? rng.weighted([
        ['EN SALA', 34],
        ['RETIRO EN SALA', 22],
        ['DESPACHO', 36],
        ['COURIER', 8],
      ] as const)
    : rng.weighted([
        ['DESPACHO', 44],
        ['COURIER', 56],
      ] as const);

export function warehouseOf(customer: DemoCustomer, tipo: TipoEntrega, rng: Rng): string {
  if (tipo === 'EN SALA') return rng.chance(0.3) ? 'SAL' : 'BOD';
  return NORTH.includes(customer.region) && rng.chance(0.65) ? 'NOR' : 'BOD';
}

const METHODS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  CON: [
    ['TRF', 5],
    ['TDB', 2],
    ['TCR', 2],
    ['EFE', 1],
  ],
  ANT: [['TRF', 1]],
  CHD: [['CHQ', 1]],
  CH3: [['CHQ', 1]],
  TAR: [
    ['TCR', 3],
    ['TDB', 2],
    ['WEB', 2],
  ],
  OCP: [['TRF', 1]],
};

/** Method that goes with a condition; credit is mostly the credit line. */
export const methodOf = (condicion: string, rng: Rng): string =>
  rng.weighted(
    METHODS[condicion] ?? [
      ['LIN', 7],
      ['TRF', 2],
      ['CHQ', 1],
    ],
  );

const PRICE = {
  Integrador: 'tier_3_calculo',
  Tienda: 'tienda',
  Mobile: 'mobile',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
} as const;

/** Price of the customer's tier. */
export const listPrice = (customer: DemoCustomer, product: DemoProduct): number =>
  Math.round(product[customer.tipo_cliente ? PRICE[customer.tipo_cliente] : 'tier_1']);

/** What the shop on the web asks: the list of the customer's type, or that of *Tienda* for one without. */
export const shelfPrice = (customer: DemoCustomer, product: DemoProduct): number =>
  Math.round(product[PRICE[customer.tipo_cliente ?? 'Tienda']]);

/** Price of the customer's tier, now and then a little under it, never under a margin of 5%. */
function priceFor(customer: DemoCustomer, product: DemoProduct, rng: Rng): number {
  const list = listPrice(customer, product);
  return rng.chance(0.04)
    ? Math.max(Math.ceil(product.pmp / 0.95), Math.round(list * rng.triangular(0.95, 0.98, 1)))
    : list;
}

const lineCount = (rng: Rng): number =>
  rng.weighted([
    [1, 36],
    [2, 24],
    [rng.int(3, 4), 24],
    [rng.int(5, 8), 12],
    [rng.int(9, 20), 3],
    [rng.int(21, 40), 1],
  ] as const);

export interface Market {
  customer(rng: Rng): DemoCustomer;
  lines(customer: DemoCustomer, bodega: string, stock: Stock, rng: Rng): PlannedLine[];
}

/** `ranked` is from best to worst seller; each customer keeps coming back for favourites of its own. */
export function openMarket(customers: readonly DemoCustomer[], ranked: readonly DemoProduct[], rng: Rng): Market {
  const loyal = rng.shuffle(customers);
  const drawCustomer = zipf(loyal.length, 0.75, 12);
  const drawProduct = zipf(ranked.length);
  const product = (index: number): DemoProduct => ranked[index] as DemoProduct;
  const favourites = new Map(
    loyal.map((c) => [c.codigo_sap, Array.from({ length: rng.int(10, 40) }, () => product(drawProduct(rng)))]),
  );
  return {
    customer: (draw) => loyal[drawCustomer(draw)] as DemoCustomer,
    lines: (customer, bodega, stock, draw) => {
      const chosen = new Map<string, PlannedLine>();
      const wanted = lineCount(draw);
      for (let tries = 0; chosen.size < wanted && tries < wanted * 6 + 40; tries++) {
        const item = draw.chance(0.62)
          ? draw.pick(favourites.get(customer.codigo_sap) ?? ranked)
          : product(drawProduct(draw));
        const left = stock.available(bodega, item.codigo);
        if (left === 0 || chosen.has(item.codigo)) continue;
        const usual = usualQuantity(item.pmp);
        const asked =
          usual === 1 ? draw.int(1, 2) : Math.max(1, Math.round(draw.triangular(1, usual * 0.7, usual * 2.4)));
        const precio_venta = priceFor(customer, item, draw);
        chosen.set(item.codigo, {
          producto: item.codigo,
          part_number: item.part_number,
          cantidad: Math.min(asked, left),
          precio_venta,
          ...(precio_venta < item[PRICE[customer.tipo_cliente ?? 'Tienda']] && { bajo_lista: true as const }),
        });
      }
      return [...chosen.values()];
    },
  };
}
