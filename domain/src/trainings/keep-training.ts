import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { personOf } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion, legible } from '../kernel/text.ts';
import { TrainingCancelled, TrainingChanged, TrainingScheduled } from './events.ts';
import { capacitacionId, inState, TRAINERS } from './guards.ts';
import { capacitacionTecleada, type DatosCapacitacion } from './parts.ts';
import { refOf, training } from './training.ts';
import { movedUp } from './waiting.shared.ts';

const base = {
  kit: 'document' as const,
  context: 'trainings',
  access: { perfiles: TRAINERS },
  aggregate: training,
};
/** What is done to one that exists. */
export const changeOfTraining = {
  ...base,
  path: '/capacitaciones/modificar',
  stream: ({ id }: { readonly id: string | number }) => String(id),
};

const past = (titulo: string, fecha: string, now: string): Rejection | undefined =>
  fecha < dayOf(now)
    ? reject('FECHA_PASADA', titulo, 'La fecha ya pasó. Elige desde hoy en adelante.', { campo: 'fecha' })
    : undefined;

const NOT_MADE = 'La capacitación no se creó';
export const scheduleTraining = defineCommand({
  ...base,
  name: 'schedule-training',
  path: '/capacitaciones/crear',
  accion: 'capacitacion',
  summary: 'Programa una capacitación con sus cupos',
  request: z.strictObject({ accion: z.literal('capacitacion'), capacitacion: capacitacionTecleada }),
  reply: z.object({ number: z.number().int() }),
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<{ readonly number: number }>) => facts.number,
  decide(state, { capacitacion }, { user, now, facts: { number } }: DecideContext<{ readonly number: number }>) {
    if (state) return reject('NUMERO_USADO', NOT_MADE, 'El número ya se usó. Vuelve a intentarlo.');
    return (
      past(NOT_MADE, capacitacion.fecha, now) ?? [
        TrainingScheduled({
          ...capacitacion,
          _id: String(number),
          number,
          creado_por: personOf(user),
          createdAt: now,
        }),
      ]
    );
  },
  answer: ({ state }) => ({
    mensaje: `La Capacitación N° ${state!.number} quedó programada`,
    number: state!.number,
  }),
});

const NOT_SAVED = 'La capacitación no se guardó';
export const changeTraining = defineCommand({
  ...changeOfTraining,
  name: 'change-training',
  accion: 'capacitacion',
  summary: 'Modifica una capacitación programada; sus cupos no bajan de los inscritos',
  request: z.strictObject({
    accion: z.literal('capacitacion'),
    id: capacitacionId,
    capacitacion: capacitacionTecleada,
    expectedVersion,
  }),
  when: inState(NOT_SAVED, 'Programada'),
  decide(state, { capacitacion }, { now }) {
    const t = state!;
    const { nombre, descripcion, relator, fecha, hora, lugar, link, cupos, publica } = t;
    const taken = t.inscritos.length;
    if (capacitacion.cupos < taken)
      return reject('CUPOS_MENORES', NOT_SAVED, `Ya hay ${taken} inscritos: los cupos no pueden ser menos.`, {
        campo: 'cupos',
      });
    // A day that stays may have come meanwhile.
    const refused = capacitacion.fecha === fecha ? undefined : past(NOT_SAVED, capacitacion.fecha, now);
    if (refused) return refused;
    const changes = changesOf<DatosCapacitacion>(
      { nombre, descripcion, relator, fecha, hora, lugar, link, cupos, publica },
      capacitacion,
    );
    return changes
      ? [TrainingChanged({ capacitacion: refOf(t), ...changes }), ...movedUp(t, capacitacion.cupos - taken)]
      : [];
  },
  answer: ({ state }) => ({ mensaje: `La Capacitación N° ${state!.number} fue guardada` }),
});

const NOT_CANCELLED = 'La capacitación no se canceló';
export const cancelTraining = defineCommand({
  ...changeOfTraining,
  name: 'cancel-training',
  accion: 'cancelar',
  summary: 'Cancela una capacitación programada, con su motivo',
  request: z.strictObject({
    accion: z.literal('cancelar'),
    id: capacitacionId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().overwrite(legible).trim().max(4000).default(''),
    expectedVersion,
  }),
  when: inState(NOT_CANCELLED, 'Programada'),
  decide: (state, { motivo }) =>
    motivo === ''
      ? reject('MOTIVO_OBLIGATORIO', NOT_CANCELLED, 'Ingresa el motivo')
      : [TrainingCancelled({ capacitacion: refOf(state!), motivo })],
  answer: ({ state }) => ({ mensaje: `La Capacitación N° ${state!.number} fue cancelada` }),
});
