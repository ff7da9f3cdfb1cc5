import { defineDocument, factsOf, linesOf, linked } from '../../kernel/document.ts';
import { code, count, day, instant, number, pesos, state, text } from '../../kernel/field.ts';
import { dayOf, formatDay } from '../../kernel/dates.ts';
import { deliveredUnits, isPartDelivered } from '../../streams/order/delivery-parts.shared.ts';
import { addressText } from '../../streams/order/address.shared.ts';
import { billOf, dteName, isService, isShort } from '../../streams/order/billing.shared.ts';
import { creditedOf, standingTotal } from '../../streams/order/credit.shared.ts';
import { orderLooks } from '../order-looks.ts';
import type { Order } from '../../streams/order/order.ts';
import { TIPOS_ENTREGA } from '../../streams/order/parts.ts';
import { orderRow } from './order-row.ts';
import type { OrderSheet } from './sheet.ts';

const facts = factsOf<OrderSheet>();
const lines = linesOf<OrderSheet>();

/** A card payment, as Webpay told it. */
const card = {
  authorization_code: code('Código de autorización'),
  amount: pesos('Monto'),
  transaction_date: instant('Fecha'),
  digitos: text('Últimos dígitos'),
};
const digitsOf = (paid: NonNullable<OrderSheet['datos_wp']>): string =>
  `•••• ${paid.card_detail.card_number.slice(-4)}`;

export { addressText };

/** Parts of an order that the customer has: when, who signed and how much. */
const partsText = ({ entregas }: OrderSheet): string | undefined =>
  entregas
    ?.map(({ fecha, recibe, lineas }) => {
      const units = lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
      return `${formatDay(dayOf(fecha))}, ${units === 1 ? '1 unidad' : `${units} unidades`}, ${recibe.nombre} · ${recibe.rut}`;
    })
    .join('; ');

/** What a short order will be billed, once its picking has ended and before it has an invoice. */
const dueOf = (o: OrderSheet) => (!o.factura && o.picking?.terminado && isShort(o) ? billOf(o) : undefined);

const amountOf = (o: OrderSheet): number => (o.factura ?? dueOf(o) ?? o).total;

/** Amounts of the order and, beside them, of what is billed: after a shortage that is less. */
function totalsOf(o: OrderSheet) {
  const rows = ({ neto, iva, total }: { neto: number; iva: number; total: number }) => [
    { label: 'NETO', value: neto },
    { label: 'IVA (19%)', value: iva },
    { label: 'TOTAL', value: total, strong: true },
  ];
  const own = { titulo: 'Pedido', rows: rows(o) };
  const back = creditedOf(o).total;
  const credited = [
    { label: 'Notas de crédito', value: -back },
    { label: 'QUEDA FACTURADO', value: standingTotal(o), strong: true },
  ];
  const billed = (titulo: string, bill: ReturnType<typeof billOf>) => [
    own,
    { titulo, rows: [...rows(bill), ...(back > 0 ? credited : [])], less: bill.total < o.total },
  ];
  if (o.factura) return billed(`${dteName(o.factura.tipo_dte)} N° ${o.factura.folio}`, o.factura);
  const due = dueOf(o);
  return due ? billed('Por facturar', due) : [own];
}

/** An order as its sheet, its history and its papers show it (document 2 §2). */
export const orderDocument = defineDocument<OrderSheet>()({
  name: 'order',
  context: 'orders',
  path: 'pedido',
  words: { uno: 'Pedido', femenino: false },
  row: orderRow,
  title: (id) => `Pedido N° ${id}`,
  of: ({ client }) => client.name,
  state: ({ estatus }) => estatus,
  looks: orderLooks,
  amount: amountOf,
  amountBefore: (o) => (amountOf(o) === o.total ? undefined : o.total),
  facts: [
    facts('Anulación', { motivo_anulacion: text('Motivo de anulación') }, ({ motivo_anulacion }) =>
      motivo_anulacion ? { motivo_anulacion } : undefined,
    ),
    facts(
      'Cliente',
      {
        name: text('Nombre'),
        tipo_cliente: text('Tipo'),
        cliente_sap: code('Código SAP'),
        email: linked(text('Correo'), 'mailto'),
        phone: linked(text('Teléfono'), 'tel'),
      },
      ({ client, cliente_sap }) => ({ ...client, tipo_cliente: client.tipo_cliente ?? 'Sin Tipo', cliente_sap }),
    ),
    facts('Pago', { condicion_pago: code('CONDICIÓN DE PAGO'), metodo_pago: code('Método de Pago') }, (o) => ({
      condicion_pago: o.condicion_pago,
      ...(o.metodo_pago !== null && { metodo_pago: o.metodo_pago }),
    })),
    facts(
      'Factura',
      {
        documento: text('Documento'),
        fecha: instant('Fecha'),
        total: pesos('Total facturado'),
        notas: text('Notas de crédito'),
        acreditado: pesos('Acreditado'),
      },
      ({ factura, notas_credito }) =>
        factura && {
          ...factura,
          documento: `${dteName(factura.tipo_dte)} N° ${factura.folio}`,
          ...(notas_credito && {
            notas: notas_credito.map(({ folio }) => `N° ${folio}`).join(', '),
            acreditado: creditedOf({ notas_credito }).total,
          }),
        },
    ),
    facts('Pago con tarjeta', card, ({ datos_wp: paid }) => (paid ? { ...paid, digitos: digitsOf(paid) } : undefined)),
    facts(
      'Pago con tarjeta por devolver',
      card,
      ({ pago_por_devolver: paid }) => paid && { ...paid, digitos: digitsOf(paid) },
    ),
    facts(
      'Ejecutivo',
      {
        nombre: text('Nombre'),
        email: linked(text('Correo'), 'mailto'),
        telefono: linked(text('Teléfono'), 'tel'),
      },
      ({ ejecutivo }) => ejecutivo,
    ),
    facts(
      'Entrega',
      {
        tipo_entrega: state('Tipo', TIPOS_ENTREGA),
        bodega_entrega: code('Bodega'),
        direccion: text('Dirección'),
        chofer: text('Chofer'),
        courier: text('Courier'),
        seguimiento: code('N° de seguimiento'),
        guia: code('Guía de despacho'),
        recibe: text('Recibido por'),
        parcial: text('Entregado en parte'),
        despachar_desde: day('El resto, desde'),
        orden_compra: text('Orden de compra'),
        observacion: text('Observación'),
      },
      (o) => ({
        tipo_entrega: o.tipo_entrega,
        bodega_entrega: o.bodega_entrega,
        direccion: o.direccion_despacho ? addressText(o.direccion_despacho) : undefined,
        chofer: o.despacho?.chofer ? [o.despacho.chofer, o.despacho.patente].filter(Boolean).join(' · ') : undefined,
        courier: o.despacho?.courier ?? undefined,
        seguimiento: o.despacho?.courier ? o.despacho.seguimiento : undefined,
        guia: o.guia ? `N° ${o.guia.folio}` : undefined,
        recibe: o.recibe && `${o.recibe.nombre} · ${o.recibe.rut}`,
        parcial: partsText(o),
        despachar_desde: isPartDelivered(o) ? o.despachar_desde : undefined,
        orden_compra: o.orden_compra ?? undefined,
        observacion: o.observacion ?? undefined,
      }),
    ),
  ],
  lines: lines(
    {
      producto: text('Producto'),
      precio_venta: pesos('Valor Unitario'),
      cantidad: count('Cantidad'),
      total: pesos('Total Precio'),
      pickeado: count('Pickeado'),
      entregado: count('Entregado'),
      linea: number('Línea', { internal: true }),
      nombre: text('Descripción', { internal: true }),
    },
    ({ productos_pedido, picking, ...o }) =>
      productos_pedido.map((line) => ({
        linea: line.linea,
        producto: line.producto.part_number,
        nombre: line.producto.nombre,
        precio_venta: line.precio_venta,
        cantidad: line.cantidad,
        total: line.precio_venta * line.cantidad,
        ...(picking && !isService(line) && { pickeado: picking.lineas[line.linea]?.pickeado ?? 0 }),
        ...(o.entregas && !isService(line) && { entregado: deliveredUnits({ ...o, productos_pedido, picking }, line) }),
      })),
  ),
  totals: totalsOf,
  actions: {
    validar: { label: 'Validar Pedido', step: true },
    precios: { label: 'Aprobar precios' },
    // Of goods that wait for the warehouse its picking is the next step; their invoice is the exception.
    facturar: {
      label: 'Facturar',
      step: (o: Order) => o.estatus !== 'Pendiente Picking' || o.productos_pedido.every(isService),
    },
    picking: { label: 'Ir a picking', step: (o: Order) => !o.productos_pedido.every(isService) },
    despachar: { label: 'Despachar', step: true },
    entregar: { label: 'Entregar Pedido', step: true },
    enlace: { label: 'Enlace de pago', step: true },
    editar: { label: 'Editar' },
    lineas: { label: 'Editar líneas' },
    dividir: { label: 'Dividir' },
    duplicar: { label: 'Duplicar' },
    pdf: { label: 'PDF' },
    etiquetas: { label: 'Etiquetas' },
    guia: { label: 'Guía de despacho' },
    nota_credito: { label: 'Nota de crédito' },
    documentos: { label: 'Documentos tributarios' },
    historia: { label: 'Historia' },
    anular: { label: 'Anular', danger: true },
  },
});
export type OrderAction = keyof (typeof orderDocument)['actions'];
