import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import { netOf, totalsOf } from '../kernel/money.ts';
import {
  deliveredParcels,
  goodsLeft,
  leftSeries,
  type LineaEntregada,
} from '../streams/order/delivery-parts.shared.ts';
import type { Order } from '../streams/order/order.ts';
import { parcelTitle } from './parcels/parcel.ts';
import type { Embalaje } from './parcels/parts.ts';

/** What the driver says was handed over: units of lines, or whole packages. */
export interface PartRequest {
  readonly lineas?: readonly {
    readonly linea: number;
    readonly cantidad: number;
    readonly series: readonly string[];
  }[];
  readonly embalajes?: readonly number[];
}
/** A package that the driver names; undefined where nobody opened it. */
export type NamedParcel = Pick<Embalaje, 'number' | 'estado' | 'pedido' | 'contenido'> | undefined;

interface Left {
  readonly linea: number;
  readonly producto: string;
  readonly part_number: string;
  readonly cantidad: number;
  /** Serials of it that are still to be delivered; none where its picking scanned none. */
  readonly series: readonly string[];
}

/** What of an order is still to be delivered, line by line. */
export const leftToDeliver = (o: Order): readonly Left[] =>
  goodsLeft(o).map(({ line, cantidad }) => ({
    linea: line.linea,
    producto: line.producto._id,
    part_number: line.producto.part_number,
    cantidad,
    series: leftSeries(o, line.linea),
  }));

const refused = (codigo: string, titulo: string, mensaje: string): Rejection => reject(codigo, titulo, mensaje);

function checkedLines(
  left: readonly Left[],
  lineas: NonNullable<PartRequest['lineas']>,
  titulo: string,
): readonly LineaEntregada[] | Rejection {
  const part: LineaEntregada[] = [];
  for (const { linea, cantidad, series } of lineas) {
    const there = left.find((one) => one.linea === linea);
    if (!there || part.some((one) => one.linea === linea))
      return refused('LINEA_NO_EXISTE', titulo, `La línea ${linea} no está por entregar, o viene dos veces.`);
    const { part_number } = there;
    if (cantidad > there.cantidad)
      return refused(
        'CANTIDAD_EXCEDE',
        titulo,
        `De ${part_number} quedan ${there.cantidad} unidades por entregar. Corrige la cantidad.`,
      );
    const serials = series.length === 0 && cantidad === there.cantidad ? there.series : series;
    const foreign = serials.find((serie) => !there.series.includes(serie));
    if (foreign !== undefined)
      return refused('SERIE_NO_CORRESPONDE', titulo, `La serie ${foreign} no está por entregar en este pedido.`);
    if (new Set(serials).size !== serials.length || serials.length !== Math.min(cantidad, there.series.length))
      return refused(
        'FALTAN_SERIES',
        titulo,
        `${part_number} lleva serie: elige una por unidad entregada (${cantidad} unidades, ${serials.length} series).`,
      );
    part.push({ linea, cantidad, series: [...serials] });
  }
  return part;
}

/** Units by line of what lies in packages: those with a serial on the line that scanned it, the others where some are left. */
function linesOfParcels(
  left: readonly Left[],
  parcels: readonly NonNullable<NamedParcel>[],
): readonly LineaEntregada[] {
  const part = new Map<number, LineaEntregada>();
  const give = (linea: number, cantidad: number, series: readonly string[]): void => {
    const before = part.get(linea) ?? { linea, cantidad: 0, series: [] };
    part.set(linea, { linea, cantidad: before.cantidad + cantidad, series: [...before.series, ...series] });
  };
  for (const { producto, cantidad, series } of parcels.flatMap(({ contenido }) => contenido)) {
    const lines = left.filter((one) => one.producto === producto._id);
    let units = cantidad;
    for (const serie of series) {
      const own = lines.find((one) => one.series.includes(serie));
      if (!own) continue;
      give(own.linea, 1, [serie]);
      units -= 1;
    }
    for (const { linea, cantidad: most } of lines) {
      const more = Math.min(units, most - (part.get(linea)?.cantidad ?? 0));
      if (more > 0) give(linea, more, []);
      units -= Math.max(0, more);
    }
  }
  return [...part.values()].sort((a, b) => a.linea - b.linea);
}

/** Why these packages cannot be handed over; undefined when they can. */
function wrongParcels(
  o: Order,
  numbers: readonly number[],
  parcels: readonly NamedParcel[],
  titulo: string,
): Rejection | undefined {
  for (const [n, number] of numbers.entries()) {
    const parcel = parcels[n];
    if (parcel?.pedido._id !== o._id)
      return refused('EMBALAJE_DE_OTRO', titulo, `El ${parcelTitle(number)} no es del Pedido N° ${o.number}.`);
    if (parcel.estado !== 'Cerrado' || numbers.indexOf(number) !== n)
      return refused('EMBALAJE_NO_SE_ENTREGA', titulo, `El ${parcelTitle(number)} no está cerrado, o viene dos veces.`);
    if (deliveredParcels(o).includes(number))
      return refused('EMBALAJE_ENTREGADO', titulo, `El ${parcelTitle(number)} ya se entregó.`);
  }
  return undefined;
}

/** Units by line that are handed over; undefined when they are all that is left of the order. */
export function partOf(
  o: Order,
  { lineas = [], embalajes = [] }: PartRequest,
  parcels: readonly NamedParcel[],
  titulo: string,
): readonly LineaEntregada[] | undefined | Rejection {
  if (lineas.length === 0 && embalajes.length === 0) return undefined;
  if (lineas.length > 0 && embalajes.length > 0)
    return refused('PARTE_AMBIGUA', titulo, 'Indica las unidades de cada línea o los embalajes, no ambos.');
  const wrong = wrongParcels(o, embalajes, parcels, titulo);
  if (wrong) return wrong;
  const remaining = leftToDeliver(o);
  const part =
    embalajes.length > 0
      ? linesOfParcels(
          remaining,
          parcels.filter((one) => one !== undefined),
        )
      : checkedLines(remaining, lineas, titulo);
  if (isRejection(part)) return part;
  if (part.length === 0)
    return refused('NADA_QUE_ENTREGAR', titulo, `Nada de eso está por entregar en el Pedido N° ${o.number}.`);
  const whole = remaining.every(
    ({ linea, cantidad }) => part.find((one) => one.linea === linea)?.cantidad === cantidad,
  );
  return whole ? undefined : part;
}

/** Pesos, with IVA where the document has it, that units of an order are worth. */
export function partTotal(o: Order, part: readonly Pick<LineaEntregada, 'linea' | 'cantidad'>[]): number {
  const neto = netOf(
    part.map(({ linea, cantidad }) => ({
      cantidad,
      precio_venta: o.productos_pedido.find((line) => line.linea === linea)?.precio_venta ?? 0,
    })),
  );
  return o.factura?.tipo_dte === 34 ? neto : totalsOf(neto).total;
}
