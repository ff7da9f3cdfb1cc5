/** Invented demo data: the products of the demo company, always the same for a seed. */
import { seededRandom, type Rng } from '../random.ts';
import { internalEan } from './ean.ts';
import { accessControl } from './families/access-control.ts';
import { accessories } from './families/accessories.ts';
import { alarms } from './families/alarms.ts';
import { analogCameras, recorders } from './families/analog-recorders.ts';
import { cabling } from './families/cabling.ts';
import { fire } from './families/fire.ts';
import { ipCameras } from './families/ip-cameras.ts';
import { mobile, radios } from './families/mobile-radio.ts';
import { networks } from './families/networks.ts';
import { power } from './families/power.ts';
import { gates, intercoms, storage } from './families/storage-intercom.ts';
import { pricesOf, type Prices } from './prices.ts';
import { expand, type Variant } from './series.ts';

export interface DemoProduct extends Prices {
  /** Internal code, `PM` and six digits. */
  codigo: string;
  codigo_sap: string;
  part_number: string;
  nombre: string;
  marca: string;
  categoria: string;
  ean: string;
  unidad: string;
  /** Kilograms, packed. */
  peso: number;
  garantia_meses: number;
  serializable: boolean;
  web: boolean;
  bloqueado: boolean;
  descontinuado: boolean;
  /** Margin class 1 (lean), 2 or 3 (wide). */
  tier: 1 | 2 | 3;
  /** USD, two decimals. */
  costo_fob: number;
  /** Pesos. */
  pmp: number;
}

/** Pesos per dollar at which the demo company's goods came in. */
export const DEMO_DOLLAR = 950;

/** Serial numbers are kept of goods that cost at least so much, in pesos: below it a fault is replaced without asking. */
const SERIAL_FROM = 90_000;

const SERIES = [
  ...ipCameras,
  ...analogCameras,
  ...recorders,
  ...accessControl,
  ...alarms,
  ...fire,
  ...networks,
  ...power,
  ...cabling,
  ...storage,
  ...intercoms,
  ...gates,
  ...mobile,
  ...radios,
  ...accessories,
];

function product(variant: Variant, index: number, rng: Rng): DemoProduct {
  const { serie } = variant;
  const costo_fob = Math.max(0.2, Math.round(variant.fob * rng.triangular(0.96, 1, 1.05) * 100) / 100);
  const pmp = Math.round(costo_fob * DEMO_DOLLAR * rng.triangular(1.14, 1.2, 1.3));
  const tier =
    costo_fob > 250
      ? 1
      : serie.serializable
        ? rng.weighted([
            [1, 2],
            [2, 5],
            [3, 1],
          ] as const)
        : rng.weighted([
            [2, 3],
            [3, 4],
          ] as const);
  const bloqueado = rng.chance(0.015);
  const descontinuado = rng.chance(0.03);
  return {
    codigo: `PM${100_001 + index}`,
    codigo_sap: `A${String(1_000_000 + index * 13 + 7).padStart(8, '0')}`,
    part_number: variant.part_number,
    nombre: variant.nombre,
    marca: serie.marca,
    categoria: serie.categoria,
    ean: internalEan(index + 1),
    unidad: serie.unidad ?? 'UN',
    peso: serie.peso,
    garantia_meses: serie.garantia_meses,
    serializable: serie.serializable && pmp >= SERIAL_FROM,
    web: !bloqueado && !descontinuado && rng.chance(0.78),
    bloqueado,
    descontinuado,
    tier,
    costo_fob,
    pmp,
    ...pricesOf(pmp, tier),
  };
}

/** The whole catalogue (at least 1,200 products), in the order of the families. */
export function demoCatalogue(seed: string): DemoProduct[] {
  const rng = seededRandom(`${seed}/catalogue`);
  return SERIES.flatMap(expand).map((variant, index) => product(variant, index, rng.fork(variant.part_number)));
}
