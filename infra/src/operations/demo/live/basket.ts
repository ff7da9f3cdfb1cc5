import type { Rng } from '../random.ts';
import { isRoom, type TipoEntrega } from '../story/plan.ts';
import { usualQuantity } from '../story/stock.ts';
import type { Answer, Colleague } from './colleague.ts';

interface FoundCustomer {
  _id: string;
  tipo_cliente: string | null;
  direcciones: { calle: string; comuna: string; region: string }[];
}
interface FoundProduct {
  _id: string;
  bloqueado: boolean;
  precios: Record<string, number>;
  stock: { bodega: string; disponible: number }[];
}

/** What people type when they look for goods. */
const WORDS = [
  'domo',
  'bala',
  'NVR',
  'DVR',
  'disco',
  'sensor',
  'panel',
  'switch',
  'router',
  'UPS',
  'cable',
  'fuente',
  'sirena',
  'lector',
  'teclado',
  'radio',
  'batería',
  'control',
  'detector',
  'conector',
];
const LISTS: Record<string, string> = {
  Integrador: 'tier_3_calculo',
  Tienda: 'tienda',
  Mobile: 'mobile',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
};
const WAREHOUSE = 'BOD';

const rowsOf = <T>(answer: Answer, field: string): T[] => (answer.ok ? ((answer[field] as T[] | undefined) ?? []) : []);

/** A new order of one of the seller's customers, for goods that are there; undefined when nothing was found. */
export async function fillBasket(seller: Colleague, rng: Rng): Promise<object | undefined> {
  const customers = rowsOf<FoundCustomer>(
    await seller.call('/clientes/listar', { accion: 'dropdown', buscar: '' }),
    'clientes',
  );
  if (customers.length === 0) return undefined;
  const customer = rng.pick(customers);
  const lines = new Map<string, { producto: string; precio_venta: number; cantidad: number }>();
  for (let wanted = rng.int(1, 4); wanted > 0; wanted -= 1) {
    const found = rowsOf<FoundProduct>(
      await seller.call('/productos/buscar', { accion: 'simple', buscar: rng.pick(WORDS), bodega: WAREHOUSE }),
      'productos',
    );
    const there = found.filter(
      (p) => !p.bloqueado && (p.stock.find((s) => s.bodega === WAREHOUSE)?.disponible ?? 0) > 0,
    );
    if (there.length === 0) continue;
    const { _id, precios, stock } = rng.pick(there);
    const precio_venta = precios[LISTS[customer.tipo_cliente ?? 'Integrador'] ?? ''] ?? 0;
    const left = stock.find((s) => s.bodega === WAREHOUSE)?.disponible ?? 1;
    if (precio_venta > 0)
      lines.set(_id, {
        producto: _id,
        precio_venta,
        cantidad: Math.min(left, rng.int(1, Math.max(1, usualQuantity(precio_venta)))),
      });
  }
  if (lines.size === 0) return undefined;
  const [address] = customer.direcciones;
  const wished = rng.weighted<TipoEntrega>([
    ['EN SALA', 4],
    ['RETIRO EN SALA', 2],
    ['DESPACHO', 3],
    ['COURIER', 1],
  ]);
  const tipo_entrega = address ? wished : 'EN SALA';
  return {
    accion: 'crearsistema',
    pedido: {
      cliente: customer._id,
      metodo_pago: rng.pick(['TRF', 'EFE', 'TDB', 'LIN']),
      tipo_entrega,
      bodega_entrega: WAREHOUSE,
      productos_pedido: [...lines.values()],
      ...(address &&
        !isRoom(tipo_entrega) && {
          direccion_despacho: { calle: address.calle, comuna: address.comuna, region: address.region },
        }),
    },
  };
}
