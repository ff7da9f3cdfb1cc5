import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { pesosText } from '../kernel/money.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import { codigoSap, type OrderByCode } from './by-code.ts';
import { OrderRestCancelled } from '../streams/order/delivery-events.ts';
import { unitId } from '../inventory/serials/units.shared.ts';
import { goodsLeft, isPartDelivered, leftSeries } from '../streams/order/delivery-parts.shared.ts';
import { OrderCancelled } from '../streams/order/events.ts';
import { forOrder, wrongState } from '../streams/order/guards.ts';
import { byProduct, cardPaid, isHandedOver, order, orderedGoods, refOf } from '../streams/order/order.ts';
import { bankedOf, type SettlementState } from '../streams/settlement/settlement.ts';

const TITLE = 'El pedido no se puede anular';

export interface CancelFacts extends OrderByCode {
  /** Payments of the order, read from the log. */
  readonly pagos?: SettlementState;
}

/**
 * Of an order that was delivered in part the rest is annulled: the customer keeps what it has. Possible from any state before handover (requirements §0.2). The stock is released after the fact by the process that
 * follows orders: the other way round, a crash in between would leave a valid order without its goods.
 */
export const cancelOrder = defineCommand({
  name: 'cancel-order',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'anular',
  access: { perfiles: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica', 'Ejecutivo de Ventas'] },
  summary: 'Anula un pedido y libera su stock',
  request: z.strictObject({
    accion: z.literal('anular'),
    codigo_sap: codigoSap,
    // Missing is a business refusal that says what to do, not a malformed request.
    motivo: optionalText,
    expectedVersion,
  }),
  aggregate: order,
  needsFacts: true,
  stream: (_request, context: DecideContext<CancelFacts>) => context.facts.pedido,
  when: forOrder((o, user) => {
    if (o.estatus === 'Anulado') return wrongState(TITLE, `El Pedido N° ${o.number} ya está anulado.`);
    if (isHandedOver(o)) return wrongState(TITLE, 'El pedido ya fue entregado');
    return user.perfil === 'Ejecutivo de Ventas' && o.validacion !== undefined
      ? reject('SIN_PERMISO', TITLE, `El Pedido N° ${o.number} ya fue validado. Pide a bodega que lo anule.`)
      : undefined;
  }),
  decide(state, request, { facts }: DecideContext<CancelFacts>) {
    const o = state!;
    const pagado = cardPaid(o) + bankedOf(facts.pagos);
    if (!request.motivo) return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    if (isPartDelivered(o)) {
      const remaining = goodsLeft(o);
      return [
        OrderRestCancelled({
          pedido: refOf(o),
          estatus: 'Entregado',
          motivo: request.motivo,
          requiere_nota_credito: o.facturado,
          lineas: remaining.map(({ line, cantidad }) => ({ linea: line.linea, cantidad })),
          series: remaining.flatMap(({ line }) => leftSeries(o, line.linea)),
          unidades: remaining.flatMap(({ line }) =>
            leftSeries(o, line.linea).map((serie) => unitId(line.producto._id, serie)),
          ),
          movimientos: byProduct(o, (line) => remaining.find((one) => one.line === line)?.cantidad ?? 0),
        }),
      ];
    }
    return [
      OrderCancelled({
        pedido: refOf(o),
        estatus: 'Anulado',
        motivo: request.motivo,
        estatus_anterior: o.estatus,
        requiere_nota_credito: o.facturado,
        // Also before validation: a reservation may have handed it units.
        movimientos: orderedGoods(o),
        ...(pagado > 0 && { pagado }),
      }),
    ];
  },
  completedBy: 'finance/refunds-due',
  answer({ state, events }) {
    if (state!.resto_anulado)
      return {
        mensaje: `Lo que faltaba entregar del Pedido N° ${state!.number} fue anulado${state!.facturado ? '. Emite su nota de crédito' : ''}`,
      };
    const { pagado = 0 } = (events[0] as ReturnType<typeof OrderCancelled>).data;
    const text = `El Pedido N° ${state!.number} fue anulado`;
    return {
      mensaje: pagado > 0 ? `${text}. Hay ${pesosText(pagado)} por devolver al cliente: lo ve Finanzas.` : text,
    };
  },
});
