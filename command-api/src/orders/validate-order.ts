import { randomUUID } from 'node:crypto';
import { handedTo } from '@power/domain/inventory/handed';
import { commitStock, holdersOf, releaseAttempt, seenBy } from '@power/domain/inventory/hold';
import { stock } from '@power/domain/inventory/stock';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { byProduct, order, type OrderState } from '@power/domain/streams/order/order';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation } from '@power/domain/reservations/reservation';
import { type Holder, type SeenStock, shortages } from '@power/domain/orders/shortages';
import { validateOrder } from '@power/domain/orders/validate-order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { demandUnmet } from './demand-unmet.ts';
import { settleOrder } from '../kernel/order-truth.ts';
import { holdsReturns } from '../kernel/selling-warehouse.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { creditFacts } from './credit-facts.ts';

// Two copies of one request may run at once (a retry that overtakes): each holds under a name of its own, so that the
// one that fails does not release what the other needs. Where nobody sends requests the name follows the command, and
// how many attempts were ruled out: a command repeated after the sweep took it for dead holds under a new one.
function attemptOf({ origin, commandId }: CommandServices, o: OrderState): string {
  const ruledOut = o?.validaciones_abandonadas?.length ?? 0;
  return origin ? randomUUID() : ruledOut === 0 ? commandId : `${commandId}/${ruledOut}`;
}

/** As many as a validator can call. */
const NAMED_HOLDERS = 5;

/** Who holds stock, with the names of customer and seller. */
const namesOf = (holders: ReturnType<typeof holdersOf>, services: CommandServices): Promise<Holder[]> =>
  Promise.all(
    holders.map(async ({ pedido, cantidad }): Promise<Holder> => {
      const reserva = reservationOf(pedido);
      if (reserva !== undefined) {
        const { state: r } = await services.load(reservation, reserva);
        return {
          pedido: null,
          reserva: Number(reserva),
          cliente: r?.cliente.nombre ?? '',
          ejecutivo: r?.ejecutivo.nombre ?? '',
          cantidad,
        };
      }
      const { state } = await services.load(order, pedido);
      return {
        pedido: Number(pedido),
        cliente: state?.client.name ?? '',
        ejecutivo: state?.ejecutivo.nombre ?? '',
        cantidad,
      };
    }),
  );

/**
 * Stock first, order second (ARCHITECTURE, *A command*): each line is committed on its product's stream at its expected version; whoever
 * finds too little releases what it took. A crash in between leaves commitments that no order claims, for the sweep.
 */
export default provideFacts(
  validateOrder,
  async ({ pedido, condicion_pago, metodo_pago }, services) => {
    const { state: o } = await services.load(order, String(pedido));
    const unknown = await unknownTerms(
      services,
      'Ocurrió un error al crear el Pedido',
      { condicion_pago, metodo_pago },
      o,
    );
    if (unknown) return unknown;
    const returns = o && (await holdsReturns(services, o.bodega_entrega, 'El pedido no se validó'));
    if (returns) return returns;
    const movimientos = (o ? byProduct(o, (line) => line.cantidad) : []).sort((a, b) =>
      a.producto_id < b.producto_id ? -1 : 1,
    );
    const bodega = o?.bodega_entrega ?? '';
    const cedidos: string[] = [];
    const seen = movimientos.map(async ({ producto_id, cantidad }) => {
      const { state } = await services.load(stock, producto_id);
      if (Object.keys(state.bodegas).some((name) => handedTo(state, name, String(pedido)) > 0))
        cedidos.push(producto_id);
      const saldo = seenBy(state, bodega, String(pedido));
      if (saldo.disponible >= cantidad) return [producto_id, saldo] as const;
      const holders = holdersOf(state, bodega, String(pedido));
      const retenido_por = await namesOf(holders.slice(0, NAMED_HOLDERS), services);
      return [producto_id, { ...saldo, retenido_por, otros_pedidos: holders.length - retenido_por.length }] as const;
    });
    const stocks = Object.fromEntries(await Promise.all(seen));
    return {
      stock: stocks,
      cedidos,
      bodega,
      movimientos,
      validacion: attemptOf(services, o),
      credito: o && (await creditFacts(o, condicion_pago, services)),
    };
  },
  {
    async before({ pedido }, services, facts) {
      // One after the other and always in the same order: taken in parallel, two orders could each hold what the other
      // lacks, and both would lose.
      for (const { producto_id, bodega, cantidad } of facts.movimientos) {
        const outcome = await services.run(stock, producto_id, `commit/${facts.validacion}`, (state) =>
          commitStock(state, { pedido: String(pedido), bodega, cantidad, validacion: facts.validacion }),
        );
        if (!isRejection(outcome)) continue;
        const { state: o } = await services.load(order, String(pedido));
        const short = o && shortages(o, { ...facts.stock, [producto_id]: outcome.extra as unknown as SeenStock });
        return (
          short ??
          reject('STOCK_INSUFICIENTE', 'Ocurrió un error al crear el Pedido', 'Por favor revise la información')
        );
      }
      return undefined;
    },
    async finish(_reply, { pedido }, services, facts) {
      await settleOrder(services, String(pedido), facts?.cedidos ?? []);
      return {};
    },
    refused: (refusal, { pedido }, services) => demandUnmet(refusal, String(pedido), services),
    async compensate({ pedido }, services, facts) {
      await Promise.all(
        facts.movimientos.map(({ producto_id, bodega }) =>
          services.run(stock, producto_id, `release/${facts.validacion}`, (state) =>
            releaseAttempt(state, bodega, String(pedido), facts.validacion, 'Validación no completada'),
          ),
        ),
      );
    },
  },
);
