import type { leavingNow } from '@power/domain/dashboards/views/operational';
import { dayOf, startOfDay } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { type BoardRow, type Listed, ordersNow } from './orders-now.ts';

type Leaving = z.infer<typeof leavingNow>;

const leaving = ({ rows, total }: Listed<BoardRow>): Listed<Leaving> => ({
  total,
  rows: rows.map(({ number, cliente_nombre, tipo_entrega, bodega_entrega, estatus, estatus_at }) => ({
    number,
    client: { name: cliente_nombre },
    tipo_entrega,
    bodega_entrega,
    estatus,
    updatedAt: estatus_at,
  })),
});

/** Packed orders that wait for a route, and those on their way; the longest first. */
export const leavingByRoute = async (reader: Reader, user: Principal | undefined): Promise<Listed<Leaving>> =>
  leaving(await ordersNow(reader, user, (of) => of('estatus', 'in', ['Pendiente Despacho', 'En Ruta'])));

/** Handed over since midnight in Santiago, the latest first. */
export const deliveredToday = async (
  reader: Reader,
  user: Principal | undefined,
  now: string,
): Promise<Listed<Leaving>> =>
  leaving(
    await ordersNow(
      reader,
      user,
      (of) => of.and([of('estatus', '=', 'Entregado'), of('estatus_at', '>=', startOfDay(dayOf(now)))]),
      'desc',
    ),
  );
