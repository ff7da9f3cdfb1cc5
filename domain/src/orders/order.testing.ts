import type { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { netOf, totalsOf } from '../kernel/money.ts';
import { foldAll } from '../kernel/scenario.ts';
import { LinePicked, PickingFinished, PickingTaken, ShortageReported } from '../streams/order/picking-events.ts';
import { billOf, isService } from '../streams/order/billing.shared.ts';
import { OrderCreated, OrderInvoiced, OrderReadyInRoom, OrderValidated } from '../streams/order/events.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import type { LineaPedido, ProductoPedido } from '../streams/order/parts.ts';

/** Words for scenarios of orders: given these events, as that person. */

export const goods = (_id: string, more: Partial<ProductoPedido> = {}): ProductoPedido => ({
  _id,
  codigo: `COD-${_id}`,
  codigo_sap: `SAP-${_id}`,
  part_number: `PN-${_id}`,
  nombre: `Cámara ${_id}`,
  marca: 'Hikvision',
  serializable: false,
  ean: [`780${_id}`],
  ...more,
});

export const lineOf = (
  linea: number,
  producto: ProductoPedido,
  cantidad: number,
  precio_venta = 1000,
): LineaPedido => ({
  linea,
  producto,
  cantidad,
  precio_venta,
  precio_lista: null,
  requiere_validacion: false,
  validado: false,
});

type Data = z.infer<typeof OrderCreated.data>;

export function created(more: Partial<Data> = {}): DomainEvent {
  const productos_pedido = more.productos_pedido ?? [lineOf(1, goods('1'), 3)];
  return OrderCreated({
    _id: '77',
    number: 77,
    codigo_sap: '5000077',
    cliente_sap: 'C1',
    creado_por: { _id: 'u-ejecutivo', nombre: 'Eva' },
    client: {
      _id: '9',
      name: 'Alarmas Sur',
      tipo_cliente: 'Gold',
      legalcode: '76.123.456-0',
      codigo_sap: 'C1',
      email: '',
      phone: '',
    },
    ejecutivo: { _id: 'u-ejecutivo', nombre: 'Eva', email: '', telefono: '' },
    condicion_pago: '030',
    metodo_pago: null,
    tipo_entrega: 'EN SALA',
    bodega_entrega: 'Central',
    direccion_despacho: null,
    orden_compra: null,
    observacion: null,
    ...totalsOf(netOf(productos_pedido)),
    puntosUtilizados: 0,
    datos_wp: null,
    cotizacion: null,
    estatus: 'Pendiente Validacion Administrativa',
    createdAt: '2026-01-05T12:00:00.000Z',
    ...more,
    productos_pedido,
  });
}

/** The order after these events, for building the next one. */
export const after = (events: readonly DomainEvent[]): Order => foldAll(order, events)!;

const step = (
  events: readonly DomainEvent[],
  next: (pedido: ReturnType<typeof refOf>, o: Order) => readonly DomainEvent[],
): DomainEvent[] => {
  const o = after(events);
  return [...events, ...next(refOf(o), o)];
};

export const PICKER = { _id: 'u-Bodega', nombre: 'Bodega' };

export const validated = (more?: Partial<Data>): DomainEvent[] =>
  step([created(more)], (pedido, o) => [
    OrderValidated({
      pedido,
      estatus: 'Pendiente Picking',
      comentario: 'ok',
      metodo_pago: null,
      condicion_pago: o.condicion_pago,
      stock: [],
      validacion: 'v1',
    }),
  ]);

export const taken = (more?: Partial<Data>): DomainEvent[] =>
  step(validated(more), (pedido) => [PickingTaken({ pedido, estatus: 'En Picking', usuario: PICKER })]);

const about = ({ linea, producto, cantidad }: LineaPedido) => ({
  linea,
  producto_id: producto._id,
  part_number: producto.part_number,
  nombre: producto.nombre,
  solicitado: cantidad,
});

/** Picked but for `missing` units of the first line, and in the showroom. */
export const inRoom = (missing = 0, more?: Partial<Data>): DomainEvent[] =>
  step(taken(more), (pedido, o) => {
    const base = { pedido, estatus: 'En Picking' as const, usuario: PICKER };
    const rows = o.productos_pedido
      .filter((line) => !isService(line))
      .map((line, index) => ({ line, faltante: index === 0 ? missing : 0 }));
    return [
      ...rows
        .filter(({ line, faltante }) => line.cantidad > faltante)
        .map(({ line, faltante }) =>
          LinePicked({
            ...base,
            ...about(line),
            cantidad: line.cantidad - faltante,
            serie: null,
            lectura: line.producto.codigo,
            pickeado: line.cantidad - faltante,
            pendiente: faltante,
          }),
        ),
      ...rows
        .filter(({ faltante }) => faltante > 0)
        .map(({ line, faltante }) =>
          ShortageReported({ ...base, ...about(line), cantidad: faltante, motivo: 'No está', faltante, pendiente: 0 }),
        ),
      PickingFinished({ ...base, lineas: [], con_faltantes: missing > 0, movimientos: [] }),
      OrderReadyInRoom({ pedido, estatus: 'Entregado a Sala' }),
    ];
  });

export const invoiced = (missing = 0, more?: Partial<Data>): DomainEvent[] =>
  step(inRoom(missing, more), (pedido, o) => [
    OrderInvoiced({
      pedido,
      estatus: o.estatus,
      folio: 1,
      tipo_dte: 33,
      ...billOf(o),
      sin_picking: false,
      movimientos: [],
      lineas: null,
      cliente: null,
    }),
  ]);
