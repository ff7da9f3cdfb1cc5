import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { holderKey, holderName } from '../reservations/key.shared.ts';
import { StockReconciled } from './events.ts';
import { type Booking, due, NOTHING, placesOf } from './ledger.ts';
import { takenFrom } from './places.shared.ts';
import { productoId } from './receive-stock.ts';
import { held, saldoAfter, saldoOf, stock, type StockState, warehouse, withHolds } from './stock.ts';

export interface RepairFacts {
  readonly truth: OrderTruth;
  /** What the product's stream has booked for the order, read event by event. */
  readonly booking: Booking;
  /** Movements out of the building that the reading saw: with one more the booking is out of date. */
  readonly salidas: number;
}

const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, 'No se puede reparar', mensaje);

/** One warehouse brought in line with the order: nothing where it is, a refusal where the goods do not suffice. */
function repaired(
  state: StockState,
  pedido: string,
  bodega: string,
  { truth, booking }: RepairFacts,
): readonly DomainEvent[] | Rejection {
  const before = warehouse(state, bodega);
  const holds = before.pedidos[pedido];
  // What is held the stream's state knows best; what has left only the reading does.
  const found = { comprometido: held(holds), salidas: (booking[bodega] ?? NOTHING).salidas };
  const wanted = due(truth, bodega, found);
  const cantidad = found.salidas - wanted.salidas;
  if (!state.producto || (cantidad === 0 && found.comprometido === wanted.comprometido)) return [];
  const validacion = truth.validacion ?? '';
  const after = {
    ...withHolds(
      before,
      pedido,
      found.comprometido === wanted.comprometido
        ? (holds ?? {})
        : { [validacion]: { cantidad: wanted.comprometido, desde: '' } },
    ),
    fisico: before.fisico + cantidad,
  };
  const places = takenFrom(before, after.fisico);
  const saldo = saldoAfter(after, after.fisico, places);
  if (saldo.fisico < 0 || saldo.disponible < 0) {
    const { disponible } = saldoOf(withHolds(before, pedido, {}));
    return refused(
      'STOCK_INSUFICIENTE',
      `Para ${holderName(pedido)} hacen falta ${wanted.comprometido + wanted.salidas - found.salidas} de ${state.producto.part_number} en ${bodega} y hay ${Math.max(0, disponible)}. Cuenta el producto y ajusta su stock, o anula un pedido, y repara de nuevo.`,
    );
  }
  return [
    StockReconciled({
      producto: state.producto,
      bodega,
      pedido,
      cantidad,
      comprometido_pedido: wanted.comprometido,
      salidas: wanted.salidas,
      saldo,
      ...places,
      validacion,
      motivo: 'Stock cuadrado con el pedido',
    }),
  ];
}

/** Repairs a difference that the reconciliation named: the order is right, and what its product has booked follows it. */
export const repairOrderStock = defineCommand({
  name: 'repair-order-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'repararpedido',
  access: { perfiles: ['Administrador'] },
  summary: 'Deja el stock de un producto como dice un pedido, también donde el stock perdió un compromiso o una salida',
  request: z.strictObject({
    accion: z.literal('repararpedido'),
    producto: productoId,
    pedido: holderKey,
  }),
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(state, { pedido }, { facts }: DecideContext<RepairFacts>) {
    if (state.salidas !== facts.salidas)
      return refused('STOCK_EN_MOVIMIENTO', 'El producto se movió en este momento. Compara de nuevo y repara.');
    const events: DomainEvent[] = [];
    for (const bodega of placesOf(facts.truth, facts.booking)) {
      const outcome = repaired(state, pedido, bodega, facts);
      if (isRejection(outcome)) return outcome;
      events.push(...outcome);
    }
    return events;
  },
  answer: ({ events }, { pedido }) => ({
    mensaje:
      events.length === 0
        ? `El stock ya coincide con ${holderName(pedido)}`
        : `El stock quedó como dice ${holderName(pedido)}`,
  }),
});
