import type { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { OrderCreated } from '../streams/order/events.ts';
import { type LineFacts, sumsOf } from './order-lines.ts';
import type { Cabecera, client, Ejecutivo, EstatusPedido, LineaPedido, Persona } from '../streams/order/parts.ts';

export interface OrderNumbers {
  readonly number: number;
  /** The ERP's. */
  readonly codigo_sap: string;
}

export interface NewOrderFacts extends OrderNumbers {
  readonly cliente: z.infer<typeof client>;
  /** The customer's own payment condition, and whether new orders are taken for them. */
  readonly condicion_cliente: string;
  readonly ejecutivo: Ejecutivo;
  readonly productos: LineFacts;
}

type Header = { readonly [K in keyof Cabecera]?: Cabecera[K] | undefined } & Pick<
  Cabecera,
  'condicion_pago' | 'tipo_entrega' | 'bodega_entrega'
>;

interface Opening {
  readonly estatus: EstatusPedido;
  readonly creado_por: Persona;
  /** ISO instant. */
  readonly createdAt: string;
  readonly productos_pedido: LineaPedido[];
  readonly cotizacion?: number | undefined;
  /** Pesos Mobile that pay a part of it. */
  readonly puntosUtilizados?: number | undefined;
}

/** An order under the numbers that were drawn for it; its `_id` is its number. */
export const numberedOrder = <O extends object>(data: O, { number, codigo_sap }: OrderNumbers) => ({
  ...data,
  _id: String(number),
  number,
  codigo_sap,
});

/** The first event of an order, whoever made it and wherever it came from. */
export function openingOf(header: Header, facts: NewOrderFacts, opening: Opening): DomainEvent {
  const { condicion_pago, metodo_pago, tipo_entrega, bodega_entrega } = header;
  const data = {
    client: facts.cliente,
    cliente_sap: facts.cliente.codigo_sap,
    ejecutivo: facts.ejecutivo,
    condicion_pago,
    metodo_pago: metodo_pago ?? null,
    tipo_entrega,
    bodega_entrega,
    direccion_despacho: header.direccion_despacho ?? null,
    orden_compra: header.orden_compra ?? null,
    observacion: header.observacion ?? null,
    ...sumsOf(opening.productos_pedido),
    datos_wp: null,
    ...opening,
    puntosUtilizados: opening.puntosUtilizados ?? 0,
    cotizacion: opening.cotizacion ?? null,
  };
  return OrderCreated(numberedOrder(data, facts));
}
