import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { OrderCreated } from '../streams/order/events.ts';
import { ownId } from '../streams/order/order-id.ts';
import { movimientoPedido } from '../streams/order/parts.ts';
import { lineaRetiro, retiroPedido } from './withdrawals/parts.ts';
import { datosReserva, ESTADOS_RESERVA, lineaReserva, refReserva } from './parts.ts';
import { persona } from '../kernel/person.ts';
import { persons } from '../kernel/personal.ts';

const estado = z.enum(ESTADOS_RESERVA);
/** Who took the goods, by name alone. */
const receiver = [
  persons('', ['recibe'], ({ reserva }: { reserva: z.infer<typeof refReserva> }) => `cliente-${reserva.cliente._id}`),
];
/** Products whose stock follows what was decided. */
const movimientos = z.array(movimientoPedido);

/** Serials that leave with the goods, by product. */
const seriesQueSalen = z.array(z.object({ producto_id: z.string(), series: z.array(z.string()) })).optional();

export const ReservationCreated = defineEvent('ReservationCreated', {
  label: 'Reserva creada',
  data: datosReserva,
});
export const ReservationTaken = defineEvent('ReservationTaken', {
  label: 'Reserva tomada',
  data: z.object({ reserva: refReserva, estado, usuario: persona }),
});
/** `lineas`: with the serials of units that stand apart, where they were named. */
export const ReservationPrepared = defineEvent('ReservationPrepared', {
  label: 'Reserva preparada',
  data: z.object({ reserva: refReserva, estado, usuario: persona, lineas: z.array(lineaReserva).optional() }),
});
export const ReservationDelivered = defineEvent('ReservationDelivered', {
  label: 'Reserva entregada',
  data: z.object({ reserva: refReserva, estado, recibe: z.string(), movimientos, series: seriesQueSalen }),
  personal: receiver,
});
/** An expired one is waiting again. `productos`: what it holds, by `_id`; absent of those of before. */
export const ReservationExtended = defineEvent('ReservationExtended', {
  label: 'Reserva prorrogada',
  data: z.object({
    reserva: refReserva,
    estado,
    antes: z.string(),
    vence: z.string(),
    motivo: z.string(),
    productos: z.array(z.string()).optional(),
  }),
});
/** Units let go: the lines as they are after it. With nothing left the reservation ends. */
export const ReservationReleased = defineEvent('ReservationReleased', {
  label: 'Reserva liberada',
  data: z.object({
    reserva: refReserva,
    estado,
    antes: z.array(lineaReserva),
    lineas: z.array(lineaReserva),
    motivo: z.string(),
    movimientos,
  }),
});
type WithOrder = { readonly nuevo: { readonly _id: string; readonly number: number } | null };
/** Its units are those of an order from here on; `nuevo` holds that order whole, where it is a new one. */
export const ReservationConverted = defineEvent('ReservationConverted', {
  label: 'Reserva convertida en pedido',
  data: z.object({
    reserva: refReserva,
    estado,
    pedido: z.number().int(),
    nuevo: OrderCreated.data.nullable(),
    movimientos,
  }),
  schema: 2,
  upcast: { 1: (old: WithOrder) => ({ ...old, nuevo: old.nuevo && ownId(old.nuevo) }) },
});
/** Its last day is over; the stock stays for a day of grace. */
export const ReservationExpired = defineEvent('ReservationExpired', {
  label: 'Reserva caducada',
  data: z.object({ reserva: refReserva, estado, vence: z.string() }),
});
/** The day of grace is over as well. */
export const ReservationStockFreed = defineEvent('ReservationStockFreed', {
  label: 'Stock de la reserva caducada liberado',
  data: z.object({ reserva: refReserva, movimientos }),
});
/** The customer asks for goods of a project: who takes it in the warehouse is open. */
export const ReservationWithdrawalRequested = defineEvent('ReservationWithdrawalRequested', {
  label: 'Retiro solicitado',
  data: z.object({ reserva: refReserva, ejecutivo: persona, ubicacion: persona, retiro: retiroPedido }),
});
const ofWithdrawal = { reserva: refReserva, retiro: z.number().int(), lineas: z.array(lineaRetiro) };
export const ReservationWithdrawalTaken = defineEvent('ReservationWithdrawalTaken', {
  label: 'Retiro tomado',
  data: z.object({ ...ofWithdrawal, usuario: persona }),
});
/** The goods left: `quedan` are the lines of the reservation after it, `estado` is what becomes of the reservation. */
export const ReservationWithdrawn = defineEvent('ReservationWithdrawn', {
  label: 'Retiro entregado',
  data: z.object({
    ...ofWithdrawal,
    usuario: persona,
    recibe: z.string(),
    estado,
    quedan: z.array(lineaReserva),
    movimientos,
    series: seriesQueSalen,
  }),
  personal: receiver,
});
/** Its customer was merged into another: `productos` and `retiros` are all that it ever had. */
export const ReservationClientChanged = defineEvent('ReservationClientChanged', {
  label: 'Reserva pasa a otro cliente',
  data: z.object({
    reserva: refReserva,
    antes: persona,
    cliente: persona,
    productos: z.array(z.string()),
    retiros: z.array(z.number().int()),
  }),
});
export const ReservationWithdrawalCancelled = defineEvent('ReservationWithdrawalCancelled', {
  label: 'Solicitud de retiro anulada',
  data: z.object({ ...ofWithdrawal, motivo: z.string() }),
});
