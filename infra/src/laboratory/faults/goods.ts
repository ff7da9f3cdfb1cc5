import type { Rng } from '../../operations/demo/random.ts';
import type { Client } from './client.ts';
import type { Crew } from './crew.ts';

export interface Good {
  readonly _id: string;
  readonly codigo: string;
  readonly marca: string;
  readonly serializable: boolean;
}

interface Found extends Good {
  readonly bloqueado: boolean;
  readonly stock: readonly { readonly bodega: string; readonly disponible: number }[];
}

export const WAREHOUSE = 'BOD';
const WORDS = [
  'domo',
  'bala',
  'NVR',
  'disco',
  'sensor',
  'panel',
  'switch',
  'router',
  'cable',
  'fuente',
  'sirena',
  'lector',
];
const HOT = 5;

/** The few goods that everybody wants, so that validations meet on the same stock. Read before anything breaks. */
export async function hotGoods(crew: Crew, rng: Rng): Promise<Good[]> {
  const found = new Map<string, Good>();
  for (const buscar of WORDS) {
    const { productos } = await crew
      .of('Administrador', 0)
      .ask('/productos/buscar', { accion: 'simple', buscar, bodega: WAREHOUSE });
    for (const product of (productos ?? []) as Found[]) {
      const there = product.stock.find(({ bodega }) => bodega === WAREHOUSE)?.disponible ?? 0;
      if (!product.bloqueado && there > 0) found.set(product._id, product);
    }
  }
  const sorted = [...found.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
  if (sorted.length < HOT) throw new Error(`only ${sorted.length} products are there to be sold`);
  const hot = rng.shuffle(sorted);
  // One of them at least bears serials.
  const bearing = hot.findIndex(({ serializable }) => serializable);
  return bearing < HOT ? hot.slice(0, HOT) : [...hot.slice(0, HOT - 1), hot[bearing]!];
}

/** Places of the warehouse that hold nothing yet to speak of: the last in walking order. Read before anything breaks. */
export async function freePlaces(who: Client, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await who.ask('/ubicaciones/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 1000,
    sortModel: [],
    filterModel: {},
  });
  const codes = (rows as { codigo: string; tipo: string; activo: boolean }[])
    .filter(({ codigo, tipo, activo }) => activo && tipo === 'picking' && codigo.startsWith(`${WAREHOUSE}-`))
    .map(({ codigo }) => codigo)
    .sort();
  if (codes.length < count) throw new Error(`only ${codes.length} places are there`);
  return codes.slice(-count);
}
