import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, day, instant, number, quantity, text } from '../../../kernel/field.ts';
import { purchaseOrderLooks } from '../looks.ts';
import { orderTitle } from '../parts.ts';
import { pendingOf } from '../pending.shared.ts';
import type { PurchaseOrderSheet } from './sheet.ts';
import { purchaseOrderRow } from './purchase-order-row.ts';

const facts = factsOf<PurchaseOrderSheet>();

/** An import order as sheet and history show it. */
export const purchaseOrderDocument = defineDocument<PurchaseOrderSheet>()({
  name: 'purchaseorder',
  context: 'purchasing',
  path: 'orden-compra',
  words: { uno: 'Orden de Compra', femenino: true },
  row: purchaseOrderRow,
  title: orderTitle,
  of: ({ proveedor }) => proveedor,
  state: ({ estado }) => estado,
  looks: purchaseOrderLooks,
  currencies: { total: 'moneda', 'lineas.precio': 'moneda', 'lineas.total': 'moneda' },
  facts: [
    facts(
      'Compra',
      {
        proveedor: text('Proveedor'),
        marca: text('Marca'),
        moneda: code('Moneda'),
        total: quantity('Total'),
        incoterm: code('Incoterm'),
        payment_method: code('Método de pago'),
      },
      (o) => o,
    ),
    facts(
      'Envío',
      {
        shipping_method: code('Método de envío'),
        shipping_address: text('Dirección de envío'),
        etd: day('ETD'),
        eta: day('ETA'),
        documento: text('Documento'),
      },
      (o) => o,
    ),
    facts('Creación', { nombre: text('Creada por'), createdAt: instant('Creada') }, (o) => ({
      nombre: o.creado_por.nombre,
      createdAt: o.createdAt,
    })),
    facts(
      'Confirmación del proveedor',
      {
        despacho: day('Despacho confirmado'),
        confirmada_por: text('Confirmada por'),
        confirmado_at: instant('Confirmada'),
        nota: text('Nota del proveedor'),
      },
      ({ confirmacion: c }) => (c === null ? undefined : { ...c, confirmada_por: c.confirmado_por.nombre }),
    ),
    facts(
      'Envío al proveedor',
      {
        enviado_at: instant('Enviada'),
        enviada_a: text('Enviada a'),
        enviada_por: text('Enviada por'),
        revision_enviada: count('Revisión enviada'),
        revision: count('Revisión actual'),
        mensaje: text('Mensaje'),
      },
      ({ envio: e, revision_oc: revision }) =>
        e === null
          ? undefined
          : {
              enviado_at: e.enviado_at,
              enviada_a: e.para.join(', '),
              enviada_por: e.enviado_por.nombre,
              revision_enviada: e.revision_oc,
              // Said where the supplier holds an older one.
              ...(revision !== e.revision_oc && { revision }),
              ...(e.mensaje !== null && { mensaje: e.mensaje }),
            },
    ),
    facts('Observación', { observacion: text('Observación') }, (o) => (o.observacion === '' ? undefined : o)),
    facts('Cierre', { motivo: text('Motivo') }, (o) => (o.motivo === null ? undefined : o)),
  ],
  lines: linesOf<PurchaseOrderSheet>()(
    {
      part_number: code('Part number'),
      nombre: text('Producto'),
      reserva_de: text('Reservado para'),
      cantidad: count('Cantidad'),
      totalrecepcionado: count('Recibido'),
      pendiente: count('Pendiente'),
      danado: count('Dañado'),
      precio: quantity('Precio'),
      total: quantity('Total'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas }) =>
      lineas.map(({ reserva, ...line }) => ({
        ...line,
        reserva_de: reserva?.nombre ?? null,
        pendiente: pendingOf(line),
      })),
  ),
  totals: () => [],
  actions: {
    editar: { label: 'Editar' },
    emitir: { label: 'Emitir', step: true },
    confirmar: { label: 'Confirmar', step: true },
    embarcar: { label: 'Registrar embarque', step: true },
    aduana: { label: 'Llegó a aduana', step: true },
    recepcionar: { label: 'Recepcionar', step: true },
    cerrar: { label: 'Cerrar', step: true },
    enviar: { label: 'Enviar al proveedor' },
    pdf: { label: 'PDF para el proveedor' },
    historia: { label: 'Historia' },
    anular: { label: 'Anular', danger: true },
  },
});
export type PurchaseOrderAction = keyof (typeof purchaseOrderDocument)['actions'];
