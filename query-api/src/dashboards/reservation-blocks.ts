import { twoNames } from '@power/domain/dashboards/first-name.shared';
import type { expiredReservation, waitingReservation } from '@power/domain/dashboards/views/operational';
import { daysBetween } from '@power/domain/kernel/dates';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { EstadoReserva } from '@power/domain/reservations/parts';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import type { Listed } from './orders-now.ts';

const SHOWN = 200;

/**
 * Reservations in a state, by the instant of their last change, oldest first (document 1 §4). The queue screen has no
 * session and shows all, of a customer's name so much as can be read from afar; somebody with one is shown what the lists
 * would show.
 */
async function reservationsIn(reader: Reader, user: Principal | undefined, estado: EstadoReserva) {
  const inside = user !== undefined && !EXTERNAL_PERFILES.includes(user.perfil);
  const found = await (user ? reader.from('reservation_list') : reader.unscoped.selectFrom('reservation_list'))
    .select(['_key', 'number', 'cliente_nombre', 'tipo', 'bodega', 'updatedAt', 'vence'])
    .select(totalFound)
    .where('estado', '=', estado)
    .orderBy('updatedAt')
    .orderBy('number')
    .limit(SHOWN)
    .execute();
  const { rows, total } = withTotal(found);
  return {
    total,
    rows: rows.map((row) => ({
      card: {
        id: row._key,
        number: row.number,
        updatedAt: row.updatedAt,
        cliente: { nombre: inside ? row.cliente_nombre : twoNames(row.cliente_nombre) },
        tipo: row.tipo,
        bodega: row.bodega,
      },
      vence: row.vence,
    })),
  };
}

/** Reservations that wait for somebody, or that somebody prepares. */
export async function waitingReservations(
  reader: Reader,
  user: Principal | undefined,
  estado: 'Pendiente' | 'En Proceso',
): Promise<Listed<z.infer<typeof waitingReservation>>> {
  const { rows, total } = await reservationsIn(reader, user, estado);
  return { total, rows: rows.map(({ card }) => card) };
}

/** Those that expired, with the days since their last one. */
export async function expiredReservations(
  reader: Reader,
  user: Principal | undefined,
  today: string,
): Promise<Listed<z.infer<typeof expiredReservation>>> {
  const { rows, total } = await reservationsIn(reader, user, 'Caducada');
  return { total, rows: rows.map(({ card, vence }) => ({ ...card, dias_vencida: daysBetween(vence, today) })) };
}
