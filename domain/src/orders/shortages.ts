import { type Rejection, reject } from '../kernel/rejection.ts';
import { isService } from '../streams/order/billing.shared.ts';
import { byProduct, type Order } from '../streams/order/order.ts';
import type { StockVisto } from '../streams/order/parts.ts';

/** Stock of a product in the order's warehouse, without what the order itself holds. */
export interface SeenStock {
  readonly fisico: number;
  readonly comprometido: number;
  readonly disponible: number;
  /** Orders that hold what is missing, the largest first; gathered only where something is. */
  readonly retenido_por?: readonly Holder[];
  /** How many more orders hold some, beyond those named. */
  readonly otros_pedidos?: number;
}

/** An order or a reservation that holds units of a product, as a validator may call it. */
export interface Holder {
  /** Number of the order; null of a reservation, which `reserva` names. */
  readonly pedido: number | null;
  readonly reserva?: number;
  readonly cliente: string;
  readonly ejecutivo: string;
  readonly cantidad: number;
}
export type SeenStocks = Readonly<Record<string, SeenStock>>;

/** A product of a refused validation, as whoever validates hears of it. */
export interface Shortage {
  readonly part_number: string;
  readonly solicitado: number;
  readonly disponible: number;
  readonly codigo_sap: string;
  readonly producto: { readonly _id: string; readonly part_number: string; readonly nombre: string };
  readonly retenido_por?: readonly Holder[];
  readonly otros_pedidos?: number;
}

const NONE: SeenStock = { fisico: 0, comprometido: 0, disponible: 0 };

export const stockVistoOf = (o: Order, seen: SeenStocks): StockVisto[] =>
  o.productos_pedido
    .filter((line) => !isService(line))
    .map(({ linea, producto, cantidad }) => {
      const { fisico, comprometido, disponible } = seen[producto._id] ?? NONE;
      return {
        linea,
        producto_id: producto._id,
        part_number: producto.part_number,
        bodega: o.bodega_entrega,
        solicitado: cantidad,
        fisico,
        comprometido,
        disponible,
      };
    });

/**
 * Refusal of a validation that the stock does not bear (document 2 §8); undefined when it does. Out of stock: the shelves
 * hold too little for the order alone. Committed: they would do, but other orders hold the goods.
 */
export function shortages(o: Order, seen: SeenStocks): Rejection | undefined {
  const short = byProduct(o, (line) => line.cantidad).flatMap(({ producto_id, part_number, cantidad }) => {
    const stock = seen[producto_id] ?? NONE;
    if (stock.disponible >= cantidad) return [];
    const { _id, codigo_sap, nombre } = o.productos_pedido.find((line) => line.producto._id === producto_id)!.producto;
    const row: Shortage = {
      part_number,
      solicitado: cantidad,
      disponible: Math.max(0, stock.disponible),
      codigo_sap,
      producto: { _id, part_number, nombre },
      ...(stock.retenido_por?.length && { retenido_por: stock.retenido_por }),
      ...(stock.otros_pedidos && { otros_pedidos: stock.otros_pedidos }),
    };
    return [{ row, outOfStock: stock.fisico < cantidad }];
  });
  if (short.length === 0) return undefined;
  const missing = short.map(({ row }) => `${row.solicitado - row.disponible} de ${row.part_number}`).join(', ');
  return reject(
    short.some((s) => s.outOfStock) ? 'SIN_STOCK' : 'STOCK_COMPROMETIDO',
    'Los siguientes productos no tienen stock suficiente:',
    `El pedido no se validó: faltan ${missing}. Revisa el stock o divide el pedido.`,
    {
      arrProductosSinStock: short.filter((s) => s.outOfStock).map((s) => s.row),
      arrProductosComprometidos: short.filter((s) => !s.outOfStock).map((s) => s.row),
    },
  );
}
