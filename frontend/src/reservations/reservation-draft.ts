import { isBlank } from '@power/domain/kernel/text';
import { addDays } from '@power/domain/kernel/dates';
import { DIAS_RESERVA } from '@power/domain/reservations/parts';
import type { reservationOrigin } from '@power/domain/reservations/views/origin';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { ReplyOf } from '../api/types.ts';

export interface ReservedLine {
  /** The product's `_id`: each is in one line. */
  readonly key: string;
  readonly producto: Pick<FoundProduct, '_id' | 'part_number' | 'nombre'> & Partial<Pick<FoundProduct, 'stock'>>;
  readonly cantidad: number | undefined;
}

export interface ReservationDraft {
  readonly cliente: { readonly _id: string; readonly nombre: string; readonly legalcode: string } | null;
  /** Absent: the one that is usual. */
  readonly bodega?: string;
  readonly vence: string;
  readonly motivo: string;
  readonly lineas: readonly ReservedLine[];
  readonly cotizacion?: number;
  readonly pedido?: number;
  /** Project of the customer that it is for. */
  readonly ubicacion?: string | undefined;
}

export const emptyReservation = (today: string): ReservationDraft => ({
  cliente: null,
  vence: addDays(today, DIAS_RESERVA),
  motivo: '',
  lineas: [],
});

/** One more product, or more units of one that is there. */
export function withProduct(draft: ReservationDraft, producto: FoundProduct, units: number): ReservationDraft {
  const there = draft.lineas.some(({ key }) => key === producto._id);
  return {
    ...draft,
    lineas: there
      ? draft.lineas.map((line) =>
          line.key === producto._id ? { ...line, producto, cantidad: (line.cantidad ?? 0) + units } : line,
        )
      : [...draft.lineas, { key: producto._id, producto, cantidad: units }],
  };
}

/** Begun by a quotation or an order. */
export const fromOrigin = (
  draft: ReservationDraft,
  { cliente, bodega, lineas }: ReplyOf<typeof reservationOrigin>,
  origin: Pick<ReservationDraft, 'cotizacion' | 'pedido'>,
): ReservationDraft => ({
  ...draft,
  ...origin,
  cliente,
  ...(bodega !== null && { bodega }),
  lineas: lineas.map(({ producto, cantidad }) => ({ key: producto._id, producto, cantidad })),
});

/** Free units in the chosen warehouse; undefined where they are not known. */
export const freeUnits = ({ producto }: ReservedLine, bodega: string): number | undefined =>
  producto.stock && (producto.stock.find((s) => s.bodega === bodega)?.disponible ?? 0);

/** With its warehouse: what can be sent. */
export type FullDraft = ReservationDraft & { readonly bodega: string };

/** What stands in the way of sending it, by field or by line. */
export function faultsOf({ cliente, bodega, vence, motivo, lineas }: FullDraft): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (!cliente) faults.cliente = 'Elige el cliente';
  if (isBlank(bodega)) faults.bodega = 'Elige la bodega';
  if (vence === '') faults.vence = 'Ingresa el día';
  if (isBlank(motivo)) faults.motivo = 'Ingresa el motivo';
  if (lineas.length === 0) faults.lineas = 'Agrega al menos un producto';
  for (const line of lineas) {
    const free = freeUnits(line, bodega);
    if (!line.cantidad || line.cantidad < 1) faults[line.key] = 'La Cantidad NO puede ser menor a 1';
    else if (free !== undefined && line.cantidad > free) faults[line.key] = `Hay ${free} disponibles en ${bodega}`;
  }
  return faults;
}

export const requestOf = ({ cliente, lineas, bodega, motivo, ubicacion, ...rest }: FullDraft) => ({
  ...rest,
  ...(ubicacion !== undefined && { ubicacion }),
  cliente: cliente!._id,
  bodega: bodega.trim(),
  motivo: motivo.trim(),
  lineas: lineas.map(({ key, cantidad }) => ({ producto: key, cantidad: cantidad! })),
});
