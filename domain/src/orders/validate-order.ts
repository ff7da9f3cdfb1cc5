import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import { comment } from './comment.ts';
import { type CreditSeen, creditBlock } from './credit-block.ts';
import { isService } from '../streams/order/billing.shared.ts';
import { OrderReadyInRoom, OrderValidated } from '../streams/order/events.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { byProduct, order, refOf } from '../streams/order/order.ts';
import type { MovimientoPedido } from '../streams/order/parts.ts';
import { unapproved } from './unapproved.ts';
import { type SeenStocks, shortages, stockVistoOf } from './shortages.ts';

export interface ValidateOrderFacts {
  /** By product, in `bodega`. */
  readonly stock: SeenStocks;
  /** Warehouse that was looked at. */
  readonly bodega: string;
  /** What the flow commits, and under which name. */
  readonly movimientos: readonly MovimientoPedido[];
  readonly validacion: string;
  /** Products of which reservations handed it units: its validation takes their place. */
  readonly cedidos?: readonly string[];
  /** Unset where no rule is in force. */
  readonly credito?: CreditSeen | undefined;
}

/** Who may let an order pass that the rules of credit stop. */
const EXCEPTS: Perfil = 'Administrador';

/** Whether what the flow commits is what the order asks for: somebody may have changed the lines meanwhile. */
const sameUnits = (asked: readonly MovimientoPedido[], committed: readonly MovimientoPedido[]): boolean =>
  asked.length === committed.length &&
  asked.every((a) => committed.some((c) => c.producto_id === a.producto_id && c.cantidad === a.cantidad));

const excepcionOf = ({ cupo, usado, vencido }: CreditSeen) => ({ cupo, usado, vencido });

/** Administrative validation (document 2 §4): comment, payment and stock in one decision. The flow commits the stock first. */
export const validateOrder = defineCommand({
  name: 'validate-order',
  context: 'orders',
  path: '/web/cotizaciones/validaradministrativo',
  accion: 'validarpago',
  access: { perfiles: ['Administrador', 'Cobrador'] },
  summary: 'Valida administrativamente un pedido y compromete su stock',
  request: z.strictObject({
    accion: z.literal('validarpago'),
    pedido: pedidoId,
    // Blank is a business refusal with the spec's own text, not a malformed request.
    textoValidacion: z.string().trim().max(4000),
    metodo_pago: shortText.optional(),
    condicion_pago: shortText.optional(),
    /** Validate it although the rules of credit stop it; the comment is the reason. */
    excepcion_credito: z.boolean().optional(),
    expectedVersion,
  }),
  reply: z.object({ titulo: z.string() }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  when: forOrder((o) =>
    o.estatus === 'Pendiente Validacion Administrativa'
      ? undefined
      : wrongState('Validar Pedido', 'El pedido no se encuentra en estado Pendiente Validacion Administrativa'),
  ),
  decide(state, request, { user, now, facts }: DecideContext<ValidateOrderFacts>) {
    const o = state!;
    if (request.textoValidacion === '')
      return reject(
        'COMENTARIO_OBLIGATORIO',
        'Por favor Agrega un Comentario',
        'El comentario de validación es obligatorio.',
      );
    // The sweep took this attempt for dead and released its stock.
    if (o.validaciones_abandonadas?.includes(facts.validacion))
      return wrongState('Validar Pedido', 'La validación tardó demasiado y el stock se liberó. Valida de nuevo.');
    // Somebody moved the order to another warehouse while its stock was being read.
    if (o.bodega_entrega !== facts.bodega)
      return wrongState('Validar Pedido', 'La bodega de entrega cambió recién. Revisa el pedido y valida de nuevo.');
    if (
      !sameUnits(
        byProduct(o, (line) => line.cantidad),
        facts.movimientos,
      )
    )
      return wrongState('Validar Pedido', 'Las líneas cambiaron recién. Revisa el pedido y valida de nuevo.');
    const unpriced = unapproved(o);
    if (unpriced) return unpriced;
    const mayExcept = user.perfil === EXCEPTS;
    const blocked = creditBlock(o, facts.credito, mayExcept);
    const excepted = blocked !== undefined && mayExcept && request.excepcion_credito === true;
    if (blocked && !excepted) return blocked;
    const short = shortages(o, facts.stock);
    if (short) return short;
    const payment = {
      metodo_pago: request.metodo_pago ?? o.metodo_pago,
      condicion_pago: request.condicion_pago ?? o.condicion_pago,
    };
    return [
      OrderValidated({
        pedido: refOf(o),
        estatus: 'Pendiente Picking',
        comentario: request.textoValidacion,
        ...payment,
        stock: stockVistoOf(o, facts.stock),
        validacion: facts.validacion,
        ...(excepted && { excepcion_credito: excepcionOf(facts.credito!) }),
      }),
      comment(o, user, now, request.textoValidacion, 'validacion'),
      // Nothing is to be picked: it is ready to be billed and handed over.
      ...(o.productos_pedido.every(isService)
        ? [OrderReadyInRoom({ pedido: refOf(o), estatus: 'Entregado a Sala' })]
        : []),
    ];
  },
  answer: ({ state }) => ({
    titulo: `Pedido N° ${state!.number} Validado Administrativamente`,
    mensaje:
      state!.estatus === 'Entregado a Sala'
        ? 'El Pedido fue validado y quedó listo para facturar: sólo lleva servicios'
        : 'El Pedido fue validado y quedó disponible para Picking',
  }),
});
