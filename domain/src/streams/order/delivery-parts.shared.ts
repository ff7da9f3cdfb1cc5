import { z } from 'zod';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';
import { isService, unitsOf } from './billing.shared.ts';
import type { TakenAt } from './taken.shared.ts';

/** Units of one line of an order that somebody received at the door, with their serials. */
export const lineaEntregada = z.object({
  linea: z.number().int().positive(),
  cantidad: z.number().int().min(1, LEAST_QUANTITY.texto),
  series: z.array(z.string()),
});
export type LineaEntregada = z.infer<typeof lineaEntregada>;

/** A delivery of a part of an order. */
export interface EntregaParcial {
  /** `<route>-<stop>`: the same stop counts once. */
  readonly entrega: string;
  readonly despacho: number;
  readonly fecha: string;
  readonly recibe: { readonly nombre: string; readonly rut: string };
  readonly lineas: readonly LineaEntregada[];
  /** Packages that were handed over whole. */
  readonly embalajes: readonly number[];
  /** Pesos that were to be collected for this part. */
  readonly cobrado: number;
}

type Line = Parameters<typeof unitsOf>[1];
/** Units that were handed over, by delivery. */
interface HandedOver {
  readonly entregas?: readonly Pick<EntregaParcial, 'lineas'>[] | undefined;
}
interface Deliverable {
  readonly productos_pedido: readonly (Line & { readonly precio_venta: number })[];
  readonly picking?:
    | { readonly terminado: boolean; readonly lineas: Readonly<Record<string, { readonly pickeado: number }>> }
    | undefined;
  readonly entregas?: readonly Pick<EntregaParcial, 'lineas' | 'embalajes'>[] | undefined;
  readonly entregado?: boolean | undefined;
  readonly estatus?: string | undefined;
  readonly resto_anulado?: boolean | undefined;
}

/** Units of a line that part deliveries have handed over. */
export const partDelivered = ({ entregas = [] }: HandedOver, linea: number): number =>
  entregas.reduce(
    (sum, { lineas }) => sum + lineas.reduce((n, one) => n + (one.linea === linea ? one.cantidad : 0), 0),
    0,
  );

/** Serials of a line that part deliveries have handed over. */
export const partDeliveredSeries = ({ entregas = [] }: HandedOver, linea?: number): string[] =>
  entregas.flatMap(({ lineas }) =>
    lineas.flatMap((one) => (linea === undefined || one.linea === linea ? one.series : [])),
  );

/** Serials that were scanned for a line and that the customer does not have. */
export function leftSeries(
  o: HandedOver & {
    readonly picking?:
      | { readonly lineas: Readonly<Record<string, { readonly series: readonly string[] }>> }
      | undefined;
  },
  linea: number,
): string[] {
  const delivered = new Set(partDeliveredSeries(o, linea));
  return (o.picking?.lineas[linea]?.series ?? []).filter((serie) => !delivered.has(serie));
}

/** Units of a line that were prepared and that no part delivery has handed over; none once the rest was annulled. */
export const unitsLeft = (o: Deliverable, line: Line): number =>
  o.resto_anulado ? 0 : unitsOf(o, line) - partDelivered(o, line.linea);

/** Units of a line that the customer has. */
export const deliveredUnits = (o: Deliverable, line: Line): number =>
  (o.entregado || o.estatus === 'Facturado Sin Picking') && !o.resto_anulado
    ? unitsOf(o, line)
    : partDelivered(o, line.linea);

/** Whether the customer has a part of the order and the rest is still to come. */
export const isPartDelivered = (o: HandedOver & Pick<Deliverable, 'entregado'>): boolean =>
  !o.entregado && (o.entregas ?? []).length > 0;

/** Packages of the order that the customer has. */
export const deliveredParcels = ({ entregas = [] }: Pick<Deliverable, 'entregas'>): readonly number[] =>
  entregas.flatMap(({ embalajes }) => embalajes);

/** Goods of the order that are still to be delivered, line by line. */
export const goodsLeft = <L extends Line>(
  o: Omit<Deliverable, 'productos_pedido'> & {
    readonly productos_pedido: readonly (L & { readonly precio_venta: number })[];
  },
) =>
  o.productos_pedido.flatMap((line) => {
    const cantidad = isService(line) ? 0 : unitsLeft(o, line);
    return cantidad > 0 ? [{ line, cantidad }] : [];
  });

/** Places of the units from `from` (included) to `to`, in the order in which they were taken. */
export function placesBetween(places: readonly TakenAt[], from: number, to: number): readonly TakenAt[] {
  let before = 0;
  return places.flatMap(({ ubicacion, cantidad }) => {
    const units = Math.min(before + cantidad, to) - Math.max(before, from);
    before += cantidad;
    return units > 0 ? [{ ubicacion, cantidad: units }] : [];
  });
}

/** Units and serials of a line that were handed over by the piece, and not in a whole package. */
export function looseDelivered({ entregas = [] }: Pick<Deliverable, 'entregas'>, linea: number) {
  const loose = { entregas: entregas.filter(({ embalajes }) => embalajes.length === 0) };
  return { cantidad: partDelivered(loose, linea), series: partDeliveredSeries(loose, linea) };
}

/** Whether the customer has the unit of this serial that was picked for the order. */
export const isDeliveredSerial = (
  o: Pick<Deliverable, 'entregas' | 'entregado' | 'estatus' | 'resto_anulado'>,
  serie: string,
): boolean =>
  ((o.entregado === true || o.estatus === 'Facturado Sin Picking') && !o.resto_anulado) ||
  partDeliveredSeries(o).includes(serie);
