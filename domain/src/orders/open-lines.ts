import { pesosText, type Totals } from '../kernel/money.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import { wrongState } from '../streams/order/guards.ts';
import type { Order } from '../streams/order/order.ts';

/** Why the lines of an order stand as they are; undefined while they may change. */
export function closedLines(o: Order, titulo: string): Rejection | undefined {
  if (o.estatus !== 'Pendiente Validacion Administrativa')
    return wrongState(
      titulo,
      `El Pedido N° ${o.number} está en estado ${o.estatus}: sus líneas cambian antes de validarlo.`,
    );
  if (o.datos_wp)
    return reject('PEDIDO_PAGADO', titulo, `El Pedido N° ${o.number} está pagado con tarjeta: sus líneas no cambian.`);
  return undefined;
}

/** Refusal of lines that come to less than the Pesos Mobile that pay for them already; undefined where they do not. */
export const belowPoints = (
  { number, puntosUtilizados }: Order,
  { total }: Pick<Totals, 'total'>,
  titulo: string,
): Rejection | undefined =>
  total >= puntosUtilizados
    ? undefined
    : reject(
        'PUNTOS_EXCEDEN',
        titulo,
        `El Pedido N° ${number} usa ${pesosText(puntosUtilizados)} en Pesos Mobile: su total no puede ser menor. Anúlalo y créalo de nuevo.`,
      );
