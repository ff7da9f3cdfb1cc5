import type { z } from 'zod';
import { netOf, totalsOf } from '@power/domain/kernel/money';
import type { OrderCreated } from '@power/domain/streams/order/events';
import type { LineaPedido } from '@power/domain/streams/order/parts';
import { pesosOf, tierPrice } from '@power/domain/quotations/line-rules';
import { type Conversion, type Quotation, quotation } from '@power/domain/quotations/quotation';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** A line of the order: price in pesos at the frozen rate, and the approval that it had here. */
const lineOf = (q: Quotation, line: Quotation['productos_cotizacion'][number], linea: number): LineaPedido => {
  const { _id, codigo, codigo_sap, part_number, nombre, marca, serializable, ean } = line.producto;
  return {
    linea,
    producto: {
      _id,
      codigo,
      codigo_sap,
      part_number,
      nombre,
      marca,
      serializable,
      ean,
      ...(line.servicio && { servicio: true as const }),
    },
    precio_venta: pesosOf(line, q.tipo_cambio),
    cantidad: line.cantidad,
    precio_lista: tierPrice(line.producto, q.cliente.datos_cliente.tipo) || null,
    requiere_validacion: line.requiere_validacion,
    validado: line.requiere_validacion && line.validado,
  };
};

/** The order that a quotation becomes: frozen prices, terms and delivery; its condition texts stay with the quotation. */
export function quotedOrder(q: Quotation, { data, at }: Conversion): z.infer<typeof OrderCreated.data> {
  const productos_pedido = q.productos_cotizacion.map((line, n) => lineOf(q, line, n + 1));
  const { _id, nombre, email, telefono, codigo_sap, datos_cliente } = q.cliente;
  return {
    _id: String(data.pedido),
    number: data.pedido,
    codigo_sap: data.codigo_sap,
    client: {
      _id,
      name: nombre,
      tipo_cliente: datos_cliente.tipo,
      legalcode: datos_cliente.legalCode,
      codigo_sap,
      email,
      phone: telefono,
    },
    cliente_sap: codigo_sap,
    ejecutivo: q.ejecutivo,
    creado_por: data.usuario,
    condicion_pago: q.condicion_pago,
    metodo_pago: q.metodo_pago,
    tipo_entrega: q.tipo_entrega,
    bodega_entrega: q.bodega_entrega,
    direccion_despacho: q.direccion_despacho,
    orden_compra: null,
    observacion: q.observacion,
    productos_pedido,
    ...totalsOf(netOf(productos_pedido)),
    puntosUtilizados: 0,
    datos_wp: null,
    cotizacion: q.number,
    estatus: 'Pendiente Validacion Administrativa',
    createdAt: at,
  };
}

/** The order that a converted quotation decided upon; undefined for one that was not converted. */
export async function orderToOpen(
  services: CommandServices,
  cotizacion: string,
): Promise<z.infer<typeof OrderCreated.data> | undefined> {
  const { state } = await services.load(quotation, cotizacion);
  return state?.conversion && quotedOrder(state, state.conversion);
}
