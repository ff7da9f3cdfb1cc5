import { z } from 'zod';
import { series } from '../inventory/serials/units.shared.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { isRejection, type Rejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ReservationPrepared } from './events.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { withSerials } from './named.ts';
import { refOf, reservation } from './reservation.ts';

export const NOT_PREPARED = 'La reserva no quedó preparada';

/** Its goods stand apart, ready to be handed over. */
export const prepareReservation = defineCommand({
  name: 'prepare-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'preparar',
  access: { perfiles: RESERVERS },
  summary: 'Deja una reserva preparada para entregarla',
  request: z.strictObject({
    accion: z.literal('preparar'),
    id: reservaId,
    /** Serials of the units that stand apart, by line. */
    lineas: z
      .array(z.strictObject({ linea: z.number().int().positive(), series }))
      .max(200)
      .optional(),
    expectedVersion,
  }),
  needsFacts: true,
  aggregate: reservation,
  stream: ({ id }) => String(id),
  when: inState(NOT_PREPARED, ['En Proceso']),
  decide(state, { lineas: named = [] }, { user, facts }: DecideContext<{ readonly ajena?: Rejection | undefined }>) {
    const r = state!;
    const lineas = withSerials(r.lineas, named, NOT_PREPARED);
    if (isRejection(lineas)) return lineas;
    if (facts.ajena) return facts.ajena;
    return [
      ReservationPrepared({
        reserva: refOf(r),
        estado: 'Preparada',
        usuario: personOf(user),
        ...(lineas.some((line) => line.series) && { lineas: [...lineas] }),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Reserva N° ${state!.number} está preparada` }),
});
