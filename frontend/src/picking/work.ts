import { isService } from '@power/domain/streams/order/billing.shared';
import { lineOf, pendingOf, type Picking, withLine } from '@power/domain/streams/order/picking';
import { putBack, takenAt } from '@power/domain/streams/order/taken.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Deed } from './scan-queue.ts';

export type Line = OrderSheet['productos_pedido'][number];
export type WorkOrder = Pick<OrderSheet, 'number' | 'productos_pedido'> & { readonly picking?: Picking | undefined };

/** The work as it will be once the server has taken what this phone already did. */
export function withDeeds(picking: Picking, deeds: readonly Deed[]): Picking {
  return deeds.reduce((now, deed) => {
    const line = lineOf(now, deed.linea);
    switch (deed.tipo) {
      case 'faltante':
        return withLine(now, deed.linea, { faltante: line.faltante + deed.cantidad });
      case 'retirar':
        return withLine(now, deed.linea, { faltante: line.faltante - deed.cantidad });
      case 'deshacer':
        return withLine(now, deed.linea, {
          pickeado: line.pickeado - deed.cantidad,
          series: line.series.filter((serie) => serie !== deed.serie),
          ...putBack(line.lugares, deed.cantidad),
        });
      case 'escanear':
        return withLine(now, deed.linea, {
          pickeado: line.pickeado + deed.cantidad,
          series: deed.serie ? [...line.series, deed.serie] : line.series,
          ...takenAt(line.lugares, deed.ubicacion, deed.cantidad),
        });
    }
  }, picking);
}

/** What takes a deed back. */
export const inverseOf = ({ tipo, pedido, linea, cantidad, serie }: Deed): Omit<Deed, 'id'> => ({
  tipo: tipo === 'faltante' ? 'retirar' : 'deshacer',
  pedido,
  linea,
  cantidad,
  ...(serie ? { serie } : {}),
});

/** What lies on racks: work that the order has as well is nobody's to fetch. */
const goodsOf = (order: WorkOrder): Line[] => order.productos_pedido.filter((line) => !isService(line));

/** Where a product is fetched; lists of them are in walking order. */
export interface Place {
  readonly producto: string;
  readonly ubicacion: string;
  readonly cantidad: number;
}

/** Lines in walking order: as their places are walked, then what has none in the order of its codes. What is done goes last. */
export function walk(order: WorkOrder, picking: Picking, places: readonly Place[] = []): Line[] {
  const steps = new Map(places.map(({ producto }, step) => [producto, step]));
  const step = ({ producto }: Line): number => steps.get(producto._id) ?? places.length;
  const open = (line: Line): number => (pendingOf(picking, line) > 0 ? 0 : 1);
  return goodsOf(order).sort(
    (a, b) =>
      open(a) - open(b) ||
      step(a) - step(b) ||
      a.producto.codigo.localeCompare(b.producto.codigo, 'es') ||
      a.linea - b.linea,
  );
}

export function progressOf(order: WorkOrder, picking: Picking): { done: number; missing: number; units: number } {
  const goods = goodsOf(order);
  const lines = goods.map((line) => lineOf(picking, line.linea));
  return {
    done: lines.reduce((sum, l) => sum + l.pickeado, 0),
    missing: lines.reduce((sum, l) => sum + l.faltante, 0),
    units: goods.reduce((sum, l) => sum + l.cantidad, 0),
  };
}

export const isComplete = (order: WorkOrder, picking: Picking): boolean =>
  order.productos_pedido.every((line) => pendingOf(picking, line) === 0);
