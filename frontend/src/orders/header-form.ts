import { isBlank } from '@power/domain/kernel/text';
import { isRoomDelivery, tipoEntrega } from '@power/domain/streams/order/parts';
import type { Cabecera } from '@power/domain/streams/order/parts';
import { z } from 'zod';

const text = (max: number) => z.string().max(max);
const required = z.string().min(1).max(200);

/** Header of an order as a form has it: texts, empty where the order has null. */
export const headerSchema = z
  .object({
    condicion_pago: required,
    metodo_pago: text(200),
    tipo_entrega: tipoEntrega,
    bodega_entrega: required,
    orden_compra: text(200),
    observacion: text(4000),
    calle: text(200),
    comuna: text(200),
    region: text(200),
    referencia: text(200),
  })
  .superRefine((v, ctx) => {
    if (isRoomDelivery(v.tipo_entrega)) return;
    for (const field of ['calle', 'comuna', 'region'] as const) {
      if (isBlank(v[field]))
        ctx.addIssue({ code: 'custom', path: [field], message: 'Ingresa la dirección de despacho.' });
    }
  });
export type HeaderValues = z.infer<typeof headerSchema>;

export const LABELS: Readonly<Record<keyof HeaderValues, string>> = {
  condicion_pago: 'Condición de Pago',
  metodo_pago: 'Método de Pago',
  tipo_entrega: 'Tipo de entrega',
  bodega_entrega: 'Bodega de entrega',
  orden_compra: 'Orden de compra',
  observacion: 'Observación',
  calle: 'Calle y número',
  comuna: 'Comuna',
  region: 'Región',
  referencia: 'Referencia',
};

export const editValues = (o: Cabecera): HeaderValues => ({
  condicion_pago: o.condicion_pago,
  metodo_pago: o.metodo_pago ?? '',
  tipo_entrega: o.tipo_entrega,
  bodega_entrega: o.bodega_entrega,
  orden_compra: o.orden_compra ?? '',
  observacion: o.observacion ?? '',
  calle: o.direccion_despacho?.calle ?? '',
  comuna: o.direccion_despacho?.comuna ?? '',
  region: o.direccion_despacho?.region ?? '',
  referencia: o.direccion_despacho?.referencia ?? '',
});

export const addressOf = (
  v: Pick<HeaderValues, 'calle' | 'comuna' | 'region' | 'referencia'>,
): Cabecera['direccion_despacho'] =>
  v.calle.trim() && v.comuna.trim() && v.region.trim()
    ? { calle: v.calle, comuna: v.comuna, region: v.region, referencia: v.referencia }
    : null;

/** Fields that the person changed: what others changed meanwhile is not touched by applying these on top. */
export function headerOf(values: HeaderValues, order: Cabecera): Partial<Cabecera> {
  const { calle, comuna, region, referencia, metodo_pago, orden_compra, observacion, ...rest } = values;
  const wanted: Cabecera = {
    ...rest,
    metodo_pago: metodo_pago || null,
    orden_compra: orden_compra.trim() || null,
    observacion: observacion.trim() || null,
    direccion_despacho: addressOf({ calle, comuna, region, referencia }),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(order[key as keyof Cabecera]),
    ),
  ) as Partial<Cabecera>;
}
