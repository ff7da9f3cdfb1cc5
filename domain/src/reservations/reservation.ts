import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import type { OrderCreated } from '../streams/order/events.ts';
import type { MovimientoPedido } from '../streams/order/parts.ts';
import * as events from './events.ts';
import type { Retiro } from './withdrawals/parts.ts';
import { type DatosReserva, type EstadoReserva, pendiente, type refReserva } from './parts.ts';

export type Reservation = DatosReserva &
  Attached & {
    readonly estado: EstadoReserva;
    /** Its units are held: until it is delivered, let go, or expired with its day of grace. */
    readonly retenida: boolean;
    /** Who prepares it. */
    readonly usuario: { readonly _id: string; readonly nombre: string } | null;
    readonly recibe: string | null;
    readonly motivo_liberacion: string | null;
    /** Number of the order that got its units. */
    readonly convertida_en: number | null;
    /** What that order is made from, where it was a new one. */
    readonly nuevo?: z.infer<typeof OrderCreated.data> | null;
    /** What its project asked to fetch, in the order of the requests. */
    readonly retiros?: readonly Retiro[];
  };
export type ReservationState = Reservation | undefined;

const put = (s: ReservationState, change: Partial<Reservation>): ReservationState => s && { ...s, ...change };

const putWithdrawal = (s: ReservationState, numero: number, change: Partial<Retiro>): ReservationState =>
  put(s, { retiros: (s?.retiros ?? []).map((one) => (one.numero === numero ? { ...one, ...change } : one)) });

/** Stream `reservation-<number>`. */
export const reservation = defineAggregate<ReservationState>('reservation', undefined, [
  on(events.ReservationCreated, (_s, d) => ({
    ...d,
    estado: 'Pendiente',
    retenida: true,
    usuario: null,
    recibe: null,
    motivo_liberacion: null,
    convertida_en: null,
  })),
  on(events.ReservationTaken, (s, { estado, usuario }) => put(s, { estado, usuario })),
  on(events.ReservationPrepared, (s, { estado, lineas }) => put(s, { estado, ...(lineas && { lineas }) })),
  on(events.ReservationDelivered, (s, { estado, recibe }) => put(s, { estado, recibe, retenida: false })),
  on(events.ReservationExtended, (s, { estado, vence }) => put(s, { estado, vence })),
  on(events.ReservationReleased, (s, { estado, lineas, motivo }) =>
    put(s, {
      estado,
      lineas,
      ...(estado === 'Liberada' && { retenida: false, motivo_liberacion: motivo }),
    }),
  ),
  on(events.ReservationConverted, (s, { estado, pedido, nuevo }) =>
    put(s, { estado, convertida_en: pedido, nuevo, retenida: false }),
  ),
  on(events.ReservationExpired, (s, { estado }) => put(s, { estado })),
  on(events.ReservationStockFreed, (s) => put(s, { retenida: false })),
  on(events.ReservationWithdrawalRequested, (s, { retiro }) =>
    put(s, {
      retiros: [
        ...(s?.retiros ?? []),
        { ...retiro, estado: 'Pendiente', usuario: null, recibe: null, motivo_anulacion: null },
      ],
    }),
  ),
  on(events.ReservationWithdrawalTaken, (s, { retiro, usuario }) =>
    putWithdrawal(s, retiro, { estado: 'En Proceso', usuario }),
  ),
  on(events.ReservationWithdrawn, (s, { retiro, usuario, recibe, estado, quedan }) =>
    put(putWithdrawal(s, retiro, { estado: 'Entregado', usuario, recibe }), {
      lineas: quedan,
      estado,
      ...(estado === 'Entregada' && { retenida: false, recibe }),
    }),
  ),
  on(events.ReservationWithdrawalCancelled, (s, { retiro, motivo }) =>
    putWithdrawal(s, retiro, { estado: 'Anulado', motivo_anulacion: motivo }),
  ),
  on(events.ReservationClientChanged, (s, { cliente }) => put(s, { cliente })),
  ...attachmentFolds<Reservation>(),
]);

export const refOf = ({ _id, number, cliente, bodega }: Reservation): z.infer<typeof refReserva> => ({
  _id,
  number,
  cliente,
  bodega,
});

/** What it reserves of each product now; with `all`, of every product that it ever had. */
export const reserved = (r: Reservation, all = false): MovimientoPedido[] =>
  r.lineas.flatMap((line) =>
    all || pendiente(line) > 0
      ? [
          {
            producto_id: line.producto._id,
            part_number: line.producto.part_number,
            bodega: r.bodega,
            cantidad: pendiente(line),
          },
        ]
      : [],
  );

/** What the reservation's own stream says about its units of a product, in the words in which orders say it. */
export function reservationTruth(r: ReservationState, producto: string): OrderTruth {
  if (!r) return { situacion: 'abierto', abandonadas: [], cantidad: 0 };
  const situacion = r.retenida ? 'vigente' : r.estado === 'Entregada' ? 'entregado' : 'anulado';
  return {
    situacion,
    validacion: r.validacion,
    abandonadas: [],
    ...(r.convertida_en !== null && { pasa_a: String(r.convertida_en) }),
    bodega: r.bodega,
    retiradas: r.lineas.find((line) => line.producto._id === producto)?.retirada ?? 0,
    cantidad: reserved(r).find(({ producto_id }) => producto_id === producto)?.cantidad ?? 0,
  };
}
