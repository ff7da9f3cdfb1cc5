import type { EventContext } from '@power/domain/kernel/event';
import { pesosText } from '@power/domain/kernel/money';
import { sentence } from '@power/domain/kernel/text';
import { dteName } from '@power/domain/streams/order/billing.shared';
import {
  OrderCancelled,
  OrderCommentAdded,
  OrderCreated,
  OrderInvoiced,
  OrderLinesChanged,
  OrderValidated,
  WebPaymentConfirmed,
} from '@power/domain/streams/order/events';
import { awaitingApproval } from '@power/domain/orders/approval.shared';
import type { LineaPedido, RefPedido } from '@power/domain/streams/order/parts';
import { ReservationConverted } from '@power/domain/reservations/events';
import { OrderPartDelivered } from '@power/domain/streams/order/delivery-events';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';
import { by, type Notice, NOTICES, tellPeople, tellWhoApproves } from './notices.shared.ts';

const linkTo = ({ number }: Pick<RefPedido, 'number'>): string => `pedidos-globales?pedido=${number}`;

/** Notifies the order's seller. */
const tell = (
  pedido: Pick<RefPedido, 'number' | 'ejecutivo'>,
  notice: Notice,
  context: EventContext,
  tools: ProcessTools,
): Promise<void> => tellPeople([pedido.ejecutivo._id], linkTo(pedido), notice, context, tools);

interface Priced {
  readonly pedido: Pick<RefPedido, 'number' | 'client'>;
  readonly lines: readonly LineaPedido[];
  readonly before: readonly LineaPedido[];
}

/** Tells whoever has the flag `validar` of prices that wait for them and did not before. */
async function tellApprovers({ pedido, lines, before }: Priced, c: EventContext, tools: ProcessTools): Promise<void> {
  const known = new Set(awaitingApproval(before).map(({ linea, precio_venta }) => `${linea}/${precio_venta}`));
  const waiting = awaitingApproval(lines);
  if (waiting.every(({ linea, precio_venta }) => known.has(`${linea}/${precio_venta}`))) return;
  await tellWhoApproves(
    `${linkTo(pedido)}&ver=precios`,
    {
      tipo: 'precios_por_aprobar',
      titulo: `Precios por aprobar en el pedido N° ${pedido.number}`,
      comentario: sentence(
        `${by(c)} dejó ${waiting.length === 1 ? 'un precio' : `${waiting.length} precios`} por aprobar en el pedido de ${pedido.client.name}`,
      ),
    },
    c,
    tools,
  );
}

/** What sellers, and whoever takes part in an order's conversation, want to know without looking (document 1 §7 `notificacion`). */
export default defineProcess(
  'notifications/order-notices',
  'Avisos de pedidos',
  [
    react(OrderCreated, (created, c, tools) =>
      tellApprovers({ pedido: created, lines: created.productos_pedido, before: [] }, c, tools),
    ),
    react(OrderLinesChanged, ({ pedido, productos_pedido, antes }, c, tools) =>
      tellApprovers({ pedido, lines: productos_pedido, before: antes }, c, tools),
    ),
    // The order is its seller's, who made neither it nor, as a rule, the reservation.
    react(ReservationConverted, async ({ reserva, nuevo }, c, tools) => {
      if (nuevo)
        await tell(
          nuevo,
          {
            tipo: 'reserva_convertida',
            titulo: `Pedido N° ${nuevo.number} de la Reserva N° ${reserva.number}`,
            comentario: sentence(`${by(c)} convirtió en pedido la reserva de ${nuevo.client.name}`),
          },
          c,
          tools,
        );
    }),
    react(OrderValidated, ({ pedido, comentario }, c, tools) =>
      tell(
        pedido,
        {
          tipo: 'pedido_validado',
          titulo: `Pedido N° ${pedido.number} validado`,
          comentario: sentence(`${by(c)} validó el pedido de ${pedido.client.name}`),
          adicional: comentario,
        },
        c,
        tools,
      ),
    ),
    react(WebPaymentConfirmed, ({ pedido }, c, tools) =>
      tell(
        pedido,
        {
          tipo: 'pedido_pagado',
          titulo: `Pedido N° ${pedido.number} pagado`,
          comentario: `${pedido.client.name} pagó su pedido web por ${pesosText(pedido.total)}.`,
        },
        c,
        tools,
      ),
    ),
    // A validation's comment reaches the seller with the validation itself.
    react(OrderCommentAdded, ({ pedido, texto, origen, escribieron }, c, tools) =>
      tellPeople(
        origen === 'chat'
          ? [pedido.ejecutivo._id, ...escribieron]
          : escribieron.filter((id) => id !== pedido.ejecutivo._id),
        linkTo(pedido),
        {
          tipo: 'pedido_comentado',
          titulo: `Comentario en el pedido N° ${pedido.number}`,
          comentario: sentence(`${by(c)} comentó el pedido de ${pedido.client.name}`),
          adicional: texto,
        },
        c,
        tools,
      ),
    ),
    react(OrderInvoiced, ({ pedido, folio, tipo_dte }, c, tools) =>
      tell(
        pedido,
        {
          tipo: 'pedido_facturado',
          titulo: `Pedido N° ${pedido.number} facturado`,
          comentario: `El pedido de ${pedido.client.name} fue facturado: ${dteName(tipo_dte)} con folio ${folio}.`,
        },
        c,
        tools,
      ),
    ),
    react(OrderPartDelivered, ({ pedido, lineas, motivo, recibe }, c, tools) => {
      const units = lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
      return tell(
        pedido,
        {
          tipo: 'pedido_entregado_en_parte',
          titulo: `Pedido N° ${pedido.number} entregado en parte`,
          comentario: `${recibe.nombre} recibió ${units === 1 ? '1 unidad' : `${units} unidades`} de ${pedido.client.name}: el resto está pendiente de despacho.`,
          adicional: motivo,
        },
        c,
        tools,
      );
    }),
    react(CreditNoteIssued, ({ pedido, folio, total, motivo }, c, tools) =>
      tell(
        pedido,
        {
          tipo: 'nota_credito_emitida',
          titulo: `Nota de crédito del pedido N° ${pedido.number}`,
          comentario: sentence(
            `${by(c)} emitió la nota de crédito N° ${folio} por ${pesosText(total)} del pedido de ${pedido.client.name}`,
          ),
          adicional: motivo,
        },
        c,
        tools,
      ),
    ),
    react(OrderCancelled, ({ pedido, motivo }, c, tools) =>
      tell(
        pedido,
        {
          tipo: 'pedido_anulado',
          titulo: `Pedido N° ${pedido.number} anulado`,
          comentario: sentence(`${by(c)} anuló el pedido de ${pedido.client.name}`),
          adicional: motivo,
        },
        c,
        tools,
      ),
    ),
    react(PickingFinished, async ({ pedido, con_faltantes }, c, tools) => {
      if (con_faltantes)
        await tell(
          pedido,
          {
            tipo: 'pedido_con_faltantes',
            titulo: `Pedido N° ${pedido.number} con faltantes`,
            comentario: `El picking del pedido de ${pedido.client.name} terminó con faltantes.`,
          },
          c,
          tools,
        );
    }),
  ],
  NOTICES,
);
