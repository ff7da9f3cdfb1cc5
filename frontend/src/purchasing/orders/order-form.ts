import { INCOTERMS, ordenPedida, type OrdenPedida } from '@power/domain/purchasing/orders/parts';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { dayText } from '@power/domain/kernel/when';
import { z } from 'zod';

/** A day, as its field holds it: an empty one is none. */
export const dayOrNone = z
  .string()
  .transform((day) => (day === '' ? null : day))
  .pipe(dayText.nullable());

export const orderForm = ordenPedida.extend({ etd: dayOrNone, eta: dayOrNone });
export type OrderValues = z.input<typeof orderForm>;
export type OrderSent = OrdenPedida;

export const LABELS = {
  proveedor: 'Proveedor',
  marca: 'Marca',
  moneda: 'Moneda',
  incoterm: 'Incoterm',
  shipping_address: 'Dirección de envío',
  shipping_method: 'Método de envío',
  payment_method: 'Método de pago',
  etd: 'ETD',
  eta: 'ETA',
  observacion: 'Observación',
  lineas: 'Productos',
} as const satisfies Readonly<Record<keyof OrderValues, string>>;

/** What lines show beside what is sent: names of products and clients, by id. */
export type Names = Readonly<Record<string, string>>;

export const newOrder = (): OrderValues => ({
  proveedor: '',
  marca: '',
  moneda: 'USD',
  incoterm: INCOTERMS[3],
  shipping_address: '',
  shipping_method: '',
  payment_method: '',
  etd: '',
  eta: '',
  observacion: '',
  lineas: [],
});

/** An order that another screen began: what it knows of it. */
export interface BegunOrder {
  readonly values: Pick<OrderValues, 'marca' | 'lineas'>;
  readonly names: Names;
}

/** What of an order a person types. */
export const valuesOf = (sheet: PurchaseOrderSheet): OrderValues => ({
  proveedor: sheet.proveedor,
  marca: sheet.marca,
  moneda: sheet.moneda,
  incoterm: sheet.incoterm,
  shipping_address: sheet.shipping_address,
  shipping_method: sheet.shipping_method,
  payment_method: sheet.payment_method,
  etd: sheet.etd ?? '',
  eta: sheet.eta ?? '',
  observacion: sheet.observacion,
  lineas: sheet.lineas.map(({ producto_id, cantidad, precio, reserva }) => ({
    producto: producto_id,
    cantidad,
    precio: precio ?? 0,
    reserva: reserva?._id ?? '',
  })),
});

export const namesOf = (sheet: PurchaseOrderSheet): Names =>
  Object.fromEntries(
    sheet.lineas.flatMap(({ producto_id, part_number, nombre, reserva }) => [
      [producto_id, `${part_number} · ${nombre}`],
      ...(reserva ? [[reserva._id, reserva.nombre]] : []),
    ]),
  );
