import { notRoutable } from '@power/domain/dispatches/planned-stop';
import { holdsOrder, route, routedOrder } from '@power/domain/dispatches/route';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { type Order, order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { unbookedDelivery } from '../kernel/unbooked-delivery.ts';

const TITLE = 'El despacho no se guardó';
/** Refusals told at once; of a hundred orders nobody reads more. */
const MOST = 5;

const inOther = (number: number, other: string): string => `El Pedido N° ${number} ya está en el Despacho N° ${other}.`;

const holds = async (services: CommandServices, other: string, pedido: string) =>
  holdsOrder((await services.load(route, other)).state, pedido);

interface Asking {
  /** Day of the route. */
  readonly fecha: string | undefined;
  /** The route; undefined while it has no number. */
  readonly own?: string;
}

/** Why this order cannot go along with the route that asks. */
async function obstacle(services: CommandServices, number: number, o: Order | undefined, { fecha, own }: Asking) {
  const no = notRoutable(o, number, fecha);
  if (no !== undefined) return no;
  const unbooked = o && (await unbookedDelivery(services, o));
  if (unbooked !== undefined) return unbooked;
  const { dueno } = (await services.load(routedOrder.aggregate, number)).state;
  if (dueno === undefined || dueno === own) return undefined;
  return (await holds(services, dueno, String(number))) === true ? inOther(number, dueno) : undefined;
}

/** The orders of a request, from the log; or all that stands in the way, told together. */
export async function routableOrders(
  services: CommandServices,
  numbers: readonly number[],
  asking: Asking,
): Promise<readonly Order[] | Rejection> {
  const asked = [...new Set(numbers)];
  const found = await Promise.all(asked.map(async (n) => (await services.load(order, n)).state));
  const problems = (await Promise.all(asked.map((n, i) => obstacle(services, n, found[i], asking)))).filter(
    (no) => no !== undefined,
  );
  if (problems.length > 0) {
    const more = problems.length > MOST ? ` Y ${problems.length - MOST} más.` : '';
    return reject('PEDIDO_NO_DESPACHABLE', TITLE, problems.slice(0, MOST).join(' ') + more);
  }
  return found as readonly Order[];
}

/** Takes every order for the route; the refusal when another one was quicker. */
export async function claimOrders(
  services: CommandServices,
  pedidos: readonly Order[],
  dueno: string,
): Promise<Rejection | undefined> {
  for (const { _id, number } of pedidos) {
    const refused = await takeClaim(services, routedOrder, {
      valor: _id,
      dueno,
      taken: (other) => reject('PEDIDO_NO_DESPACHABLE', TITLE, inOther(number, other)),
      binds: (other) => holds(services, other, _id),
    });
    if (isRejection(refused)) return refused;
  }
  return undefined;
}
