import { z } from 'zod';
import type { ProductoStock } from '../inventory/stock-product.shared.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { addDays, dayOf, formatDay } from '../kernel/dates.ts';
import { personOf } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { ReservationCreated } from './events.ts';
import { RESERVERS } from './guards.ts';
import { DIAS_RESERVA, MAX_DIAS, nuevaReserva, type NuevaReserva, type TipoReserva } from './parts.ts';
import { reservation } from './reservation.ts';

interface Persona {
  readonly _id: string;
  readonly nombre: string;
}
export interface ReservationFacts {
  readonly number: number;
  readonly cliente: Persona;
  readonly ejecutivo: Persona;
  /** By `_id`. */
  readonly productos: Readonly<Record<string, ProductoStock>>;
  /** Those of them whose units have serials. */
  readonly serializables?: readonly string[];
  readonly validacion: string;
  /** Project of the customer, where the request names one. */
  readonly ubicacion?: Persona | null;
}

export const NOT_RESERVED = 'La reserva no se guardó';

export const cannotReserve = (mensaje: string): Rejection => reject('RESERVA_INVALIDA', NOT_RESERVED, mensaje);

const typeOf = ({ cotizacion, pedido, ubicacion }: NuevaReserva): TipoReserva =>
  ubicacion !== undefined
    ? 'Proyecto'
    : pedido !== undefined
      ? 'Pedido'
      : cotizacion !== undefined
        ? 'Cotización'
        : 'Directa';

/** Why a reservation may not last until this day; undefined when it may. */
export function badExpiry(vence: string, now: string): string | undefined {
  const today = dayOf(now);
  if (vence < today) return `El vencimiento ${formatDay(vence)} ya pasó. Elige hoy o un día que viene.`;
  if (vence > addDays(today, MAX_DIAS))
    return `Una reserva dura a lo más ${MAX_DIAS} días: elige un vencimiento hasta el ${formatDay(addDays(today, MAX_DIAS))}.`;
  return undefined;
}

/** Its units are committed before it is written ({@link ReservationFacts.validacion}): whoever finds too little takes none. */
export const createReservation = defineCommand({
  name: 'create-reservation',
  context: 'reservations',
  path: '/reservas/crear',
  access: { perfiles: RESERVERS },
  summary: 'Reserva unidades de una bodega para un cliente',
  request: z.strictObject({ reserva: nuevaReserva }),
  reply: z.object({ number: z.number().int() }),
  refers: { 'reserva.bodega': openWarehouse },
  aggregate: reservation,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<ReservationFacts>) => facts.number,
  decide(state, { reserva }, { user, now, facts }: DecideContext<ReservationFacts>) {
    if (state) return cannotReserve(`El número ${facts.number} ya se usó. Vuelve a intentarlo.`);
    const vence = reserva.vence ?? addDays(dayOf(now), DIAS_RESERVA);
    const late = badExpiry(vence, now);
    if (late) return cannotReserve(late);
    return [
      ReservationCreated({
        _id: String(facts.number),
        number: facts.number,
        cliente: facts.cliente,
        ejecutivo: facts.ejecutivo,
        tipo: typeOf(reserva),
        ubicacion: facts.ubicacion ?? null,
        cotizacion: reserva.cotizacion ?? null,
        pedido: reserva.pedido ?? null,
        bodega: reserva.bodega,
        vence,
        motivo: reserva.motivo,
        lineas: reserva.lineas.map(({ producto, cantidad }, n) => ({
          linea: n + 1,
          producto: facts.productos[producto]!,
          cantidad,
          liberada: 0,
          ...(facts.serializables?.includes(producto) && { serializable: true }),
        })),
        validacion: facts.validacion,
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Reserva N° ${state!.number} fue creada`, number: state!.number }),
});
