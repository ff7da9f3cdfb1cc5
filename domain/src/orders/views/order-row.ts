import {
  age,
  code,
  count,
  day,
  flag,
  instant,
  json,
  key,
  list,
  number,
  optionalKey,
  percentage,
  pesos,
  rut,
  state,
  text,
} from '../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';
import { orderLooks } from '../order-looks.ts';
import { datosWp, type EstatusPedido, ESTATUS_PEDIDO, TIPOS_ENTREGA } from '../../streams/order/parts.ts';
import { PAGOS_WEB, webPaymentLooks } from '../web-payment-looks.ts';

/** Row scope of every order query (requirements §0.1.4). */
export const orderScope = { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' } as const;
export const ORDER_LIST = 'orders/order-list';
/** Topic of the change feed that order grids follow. */
export const ORDERS_TOPIC = 'pedidos';

const optional = { nullable: true } as const;

/** States of an order that nobody waits in. */
export const SETTLED_ORDERS: readonly EstatusPedido[] = ['Entregado', 'Facturado Sin Picking', 'Anulado'];

/** One order as every grid, board and dropdown reads it; temporal, so that any past day can be shown. */
export const orderRow = defineRow({
  projection: ORDER_LIST,
  table: 'order_list',
  lookups: ['cliente_id', 'estatus'],
  topic: ORDERS_TOPIC,
  scope: orderScope,
  long: true,
  walked: ['number', 'total'],
  fields: {
    _id: key(),
    number: number('N° Pedido', { search: true }),
    codigo_sap: code('Código SAP', { search: true }),
    estatus: state('Estado', ESTATUS_PEDIDO, { search: true, looks: orderLooks }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    legalcode: rut('RUT', { search: true }),
    tipo_cliente: code('Tipo de cliente', optional),
    cliente_sap: code('Código SAP del cliente'),
    ejecutivo_id: key(),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    tipo_entrega: state('Tipo de entrega', TIPOS_ENTREGA),
    bodega_entrega: code('Bodega de entrega'),
    /** Where it is sent to: routes are made by it. */
    comuna: text('Comuna', optional),
    /** The route that takes it, or took it to its customer. */
    despacho: number('Despacho', optional),
    /** Day before which it goes on no route. */
    despachar_desde: day('Despachar desde', optional),
    condicion_pago: code('Código de la condición de pago'),
    metodo_pago: code('Código del método de pago', optional),
    neto: pesos('Neto'),
    iva: pesos('IVA (19%)'),
    total: pesos('Total'),
    facturado: flag('Facturado'),
    entregado: flag('Entregado'),
    // Amounts of the invoice: less than the order's after a shortage; null until there is one.
    neto_facturado: pesos('Neto facturado', optional),
    total_facturado: pesos('Total facturado', optional),
    /** Pesos of the invoice that credit notes have taken back, with and without IVA. */
    acreditado: pesos('Acreditado'),
    neto_acreditado: pesos('Neto acreditado'),
    facturado_at: instant('Fecha de factura', optional),
    folio: number('Folio', { nullable: true, wide: true }),
    tipo_dte: number('Tipo de documento', optional),
    cotizacion: number('Cotización', optional),
    /** The order that it was parted from. */
    dividido_de: number('Dividido de', optional),
    orden_compra: text('Orden de compra', { nullable: true, search: true }),
    puntosUtilizados: count('Puntos utilizados', { wide: true }),
    datos_wp: json('Pago web', datosWp, optional),
    web: flag('Web'),
    /** Until when its customer can pay by the last link; null without one. */
    enlace_vence: instant('El enlace vence', optional),
    /** Brands of its lines, for the row scope of brand managers. */
    marcas: list('Marcas'),
    lineas: count('Líneas'),
    unidades: count('Unidades'),
    /** Units picked and reported missing so far. */
    pickeadas: count('Unidades pickeadas'),
    /** Units that part deliveries handed over. */
    entregadas: count('Entregadas en parte'),
    /** Delivered in part, and the rest annulled. */
    resto_anulado: flag('Resto anulado'),
    con_faltantes: flag('Con faltantes'),
    faltantes: count('Unidades faltantes'),
    /** Cancelled after it was picked: its goods are still to go back to their shelves. */
    por_devolver: flag('Por devolver'),
    /** Lines whose price waits for somebody with `validar`. */
    por_aprobar: count('Precios por aprobar'),
    picking_usuario_id: optionalKey(),
    picking_usuario: text('Pickea', { ...optional, person: true }),
    picking_pausado: flag('Picking en pausa'),
    comentarios: count('Comentarios'),
    createdAt: instant('Creado'),
    updatedAt: instant('Última actualización'),
    validado_at: instant('Validado', optional),
    /** When it entered its present state: what wallboards count from. */
    estatus_at: age('Edad', { field: 'estatus', states: SETTLED_ORDERS }),
    version: count('Versión', { internal: true }),
  },
});
export type OrderRow = RowOf<typeof orderRow>;

const found = { nullable: true, computed: true } as const;

/** Row of every order grid: codes are kept, names are shown. */
export const orderGridRow = withComputed(orderRow, {
  condicion: text('Condición de pago', found),
  metodo: text('Método de pago', found),
  /** Kind of tax document, in words; null until there is one. */
  tipo_documento: code('Documento', found),
  cupo: pesos('Cupo', found),
  /** Pesos of what was paid that are still to be returned, also while a refund is under way; and those that were. */
  dinero_por_devolver: pesos('Dinero por devolver', found),
  dinero_devuelto: pesos('Dinero devuelto', found),
});
export type OrderGridRow = RowOf<typeof orderGridRow>;

/** Row of *Pedidos web*: how its payment stands, and what Webpay said of it (requirements §4). */
export const orderWebRow = withComputed(orderGridRow, {
  pago: state('Pago', PAGOS_WEB, { computed: true, looks: webPaymentLooks }),
  monto_wp: pesos('Pagado con tarjeta', found),
  autorizacion_wp: code('Código de autorización', found),
  fecha_wp: instant('Fecha de pago', found),
  tarjeta_wp: code('Tarjeta', found),
});
export type OrderWebRow = RowOf<typeof orderWebRow>;

/** Row of the validators' queue: the customer's credit as it is now, in pesos, and the percentage of the limit in use
 * together with this order; null when the order, or the customer, has no credit. */
export const orderToValidateRow = withComputed(orderGridRow, {
  usado: pesos('Usado', { computed: true }),
  uso: percentage('Con este pedido', found),
  /** The order's condition lets the customer owe: without a limit that is for the validator to know. */
  a_credito: flag('A crédito', { computed: true }),
});
export type OrderToValidateRow = RowOf<typeof orderToValidateRow>;
