import type { z } from 'zod';
import { addMonths, dayOf, startOfDay } from '../kernel/dates.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { type Creditable, creditedOf } from '../streams/order/credit.shared.ts';
import { PointsEarned, PointsExpired, PointsReturned, PointsSpent, PointsWithdrawn } from './events.ts';
import { pointsOf } from './by-order.ts';
import type { Points } from './points.ts';
import { figureText } from '../kernel/figures.ts';
import { pesosText } from '../kernel/money.ts';

export type Owner = z.infer<typeof PointsEarned.data>['cliente'];

/** How points are given: percent of the net amount that is handed over, and for how many months they are good. */
export interface PointsRule {
  readonly porcentaje: number;
  readonly meses: number;
}

/** What an order's own stream says that matters here. */
export interface PointsOrder {
  readonly number: number;
  readonly client: { readonly _id: string; readonly name: string };
  readonly ejecutivo: { readonly _id: string };
  readonly estatus: string;
  readonly entregado: boolean;
  /** Net pesos that were ordered, and that were billed. */
  readonly neto: number;
  readonly factura?: { readonly neto: number };
  readonly notas_credito?: Creditable['notas_credito'];
}

const ownerOf = ({ client, ejecutivo }: PointsOrder): Owner => ({
  _id: client._id,
  nombre: client.name,
  ejecutivo: ejecutivo._id,
});

/** By Santiago's calendar, at the same hour: points of the last of August are not good into March. */
function endOf(now: string, { meses }: PointsRule): string {
  const day = dayOf(now);
  const hour = Date.parse(now) - Date.parse(startOfDay(day));
  return new Date(Date.parse(startOfDay(addMonths(day, meses))) + hour).toISOString();
}

/** Points that are still good. */
const good = (state: Points, now: string): number =>
  state.lotes.reduce((sum, lot) => sum + (lot.vence > now ? lot.puntos : 0), 0);

/** Takes points for an order that is being made; a repeat takes nothing more. */
export function spend(state: Points, cliente: Owner, pedido: number, puntos: number, now: string) {
  if (pointsOf(state.usados, pedido) !== undefined) return [];
  const most = good(state, now);
  if (puntos > most)
    return reject(
      'PUNTOS_INSUFICIENTES',
      'No alcanzan los Pesos Mobile',
      `${cliente.nombre} tiene ${figureText(most)} Pesos Mobile. Usa a lo más esa cantidad.`,
    );
  return [PointsSpent({ cliente, pedido, puntos, saldo: state.saldo - puntos })];
}

/** Gives back what an order had taken; nothing when it holds none. */
export function giveBack(
  state: Points,
  cliente: Owner,
  pedido: number,
  rule: PointsRule,
  now: string,
): readonly DomainEvent[] {
  const puntos = pointsOf(state.usados, pedido);
  return puntos === undefined
    ? []
    : [PointsReturned({ cliente, pedido, puntos, vence: endOf(now, rule), saldo: state.saldo + puntos })];
}

/** What the order's own stream says is due: given at handover, once; given back when it was cancelled. Anybody may repeat it. */
export function settlePoints(state: Points, o: PointsOrder, rule: PointsRule, now: string): readonly DomainEvent[] {
  const cliente = ownerOf(o);
  if (o.estatus === 'Anulado') return giveBack(state, cliente, o.number, rule, now);
  const handedOver = o.entregado || o.estatus === 'Facturado Sin Picking';
  const neto = (o.factura?.neto ?? o.neto) - creditedOf(o).neto;
  const puntos = Math.floor((neto * rule.porcentaje) / 100);
  if (!handedOver || puntos < 1 || pointsOf(state.ganados, o.number) !== undefined) return [];
  const { porcentaje } = rule;
  return [
    PointsEarned({
      cliente,
      pedido: o.number,
      puntos,
      neto,
      porcentaje,
      vence: endOf(now, rule),
      saldo: state.saldo + puntos,
    }),
  ];
}

/**
 * What credit notes took back of what an order earned, in proportion; no more than the customer still has, for nobody owes
 * points. Anybody may repeat it.
 */
export function withdraw(state: Points, cliente: Owner, o: PointsOrder, now: string): readonly DomainEvent[] {
  const earned = pointsOf(state.ganados, o.number);
  if (earned === undefined || !o.factura || o.factura.neto < 1) return [];
  const left = Math.floor((earned * (o.factura.neto - creditedOf(o).neto)) / o.factura.neto);
  const due = earned - left - (pointsOf(state.descontados, o.number) ?? 0);
  const puntos = Math.min(due, good(state, now));
  return puntos < 1 ? [] : [PointsWithdrawn({ cliente, pedido: o.number, puntos, saldo: state.saldo - puntos })];
}

/** Ends the lots whose time is over. */
export function expire(state: Points, cliente: Owner, now: string): readonly DomainEvent[] {
  const over = state.lotes.filter((lot) => lot.vence <= now);
  const puntos = over.reduce((sum, lot) => sum + lot.puntos, 0);
  return puntos === 0
    ? []
    : [PointsExpired({ cliente, puntos, pedidos: over.map(({ pedido }) => pedido), saldo: state.saldo - puntos })];
}

/** Why an order of this total, pesos, cannot take so many points; undefined when it can. */
export const tooManyPoints = (puntos: number, total: number, leave = 0): Rejection | undefined =>
  puntos <= total - leave
    ? undefined
    : reject(
        'PUNTOS_EXCEDEN',
        'Ocurrió un error al crear el Pedido',
        leave > 0
          ? `Los Pesos Mobile no pueden pagar todo un pedido web: deja al menos ${pesosText(leave)} para Webpay.`
          : 'Los Pesos Mobile no pueden superar el total del pedido.',
      );
