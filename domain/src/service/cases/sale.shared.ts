import type { ProductoStock } from '../../inventory/stock-product.shared.ts';
import { addMonths, dayOf } from '../../kernel/dates.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { type SerialsOfLine, serialsOf } from '../../streams/order/unpicked.shared.ts';
import { MESES_GARANTIA } from './parts.ts';

/** What a case asks of an order; its stream and its sheet both say it. */
export interface SoldOrder {
  readonly number: number;
  readonly estatus: string;
  readonly client: { readonly _id: string; readonly name: string };
  readonly ejecutivo: { readonly _id: string; readonly nombre: string };
  readonly productos_pedido: readonly {
    readonly linea: number;
    readonly producto: ProductoStock;
    readonly cantidad: number;
  }[];
  readonly factura?: { readonly folio: number; readonly fecha: string } | undefined;
  readonly notas_credito?:
    | readonly { readonly lineas: readonly { readonly linea: number; readonly cantidad: number }[] }[]
    | undefined;
  readonly picking?:
    | {
        readonly lineas: Readonly<
          Record<string | number, { readonly series: readonly string[]; readonly faltante: number }>
        >;
      }
    | undefined;
  readonly series_sin_picking?: readonly SerialsOfLine[] | undefined;
}

/** A product that was sold: to whom, when, and until when it is under warranty. */
export interface Sale {
  readonly pedido: number;
  readonly linea: number;
  readonly producto: ProductoStock;
  /** Units that left: what was missing was not billed. */
  readonly cantidad: number;
  /** Units of the product in the whole order: those that left, and those that credit notes took back. */
  readonly del_producto: { readonly vendidas: number; readonly acreditadas: number };
  /** Serial numbers that left with the line. */
  readonly series: readonly string[];
  readonly cliente: { readonly _id: string; readonly nombre: string };
  readonly ejecutivo: { readonly _id: string; readonly nombre: string };
  readonly factura: number;
  readonly vendido: string;
  readonly garantia_hasta: string;
}

export const NOT_OPENED = 'El RMA no se creó';
export const cannotOpen = (mensaje: string): Rejection => reject('RMA_INVALIDO', NOT_OPENED, mensaje);

/** The serial as the sale has it: people type and scanners read it in any case. */
export const sameSerial = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Why nothing of an order can come back for service; undefined when it can. */
export function notSold({ number, estatus, factura }: SoldOrder): string | undefined {
  if (estatus === 'Anulado') return `El Pedido N° ${number} está anulado: sus productos no se vendieron.`;
  return factura
    ? undefined
    : `El Pedido N° ${number} no está facturado: está en ${estatus}. Un RMA es de productos vendidos.`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const leftBy = (order: SoldOrder, { linea, cantidad }: { readonly linea: number; readonly cantidad: number }): number =>
  cantidad - (order.picking?.lineas[linea]?.faltante ?? 0);

/** Units of a product in an order. Cases and credit notes of before name the product, not the line. */
function unitsOfProduct(order: SoldOrder, producto: string): Sale['del_producto'] {
  const lines = order.productos_pedido.filter((line) => line.producto._id === producto);
  const credited = (order.notas_credito ?? []).flatMap(({ lineas }) => lineas);
  return {
    vendidas: sum(lines.map((line) => leftBy(order, line))),
    acreditadas: sum(
      credited.filter(({ linea }) => lines.some((line) => line.linea === linea)).map(({ cantidad }) => cantidad),
    ),
  };
}

/** What was sold by a line of an order. */
export function saleOf(order: SoldOrder, linea: number): Sale | Rejection {
  const why = notSold(order);
  if (why !== undefined) return cannotOpen(why);
  const line = order.productos_pedido.find((one) => one.linea === linea);
  if (!line) return cannotOpen(`El Pedido N° ${order.number} no tiene línea ${linea}. Elige una de sus líneas.`);
  const cantidad = leftBy(order, line);
  if (cantidad < 1)
    return cannotOpen(`${line.producto.part_number} no salió en el Pedido N° ${order.number}: faltó al prepararlo.`);
  const { _id, codigo, codigo_sap, part_number, nombre, marca } = line.producto;
  const vendido = dayOf(order.factura!.fecha);
  return {
    pedido: order.number,
    linea,
    producto: { _id, codigo, codigo_sap, part_number, nombre, marca },
    cantidad,
    del_producto: unitsOfProduct(order, _id),
    series: serialsOf(order, linea),
    cliente: { _id: order.client._id, nombre: order.client.name },
    ejecutivo: { _id: order.ejecutivo._id, nombre: order.ejecutivo.nombre },
    factura: order.factura!.folio,
    vendido,
    garantia_hasta: addMonths(vendido, MESES_GARANTIA),
  };
}
