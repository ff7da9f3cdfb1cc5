import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import * as events from './events.ts';
import type { capacitacion } from './parts.ts';

export type Training = z.infer<typeof capacitacion> & Attached;
export type TrainingState = Training | undefined;

const without = (all: Training['inscritos'], gone: number): Training['inscritos'] =>
  all.filter(({ inscripcion }) => inscripcion !== gone);

/** Stream `training-<number>`. */
export const training = defineAggregate<TrainingState>('training', undefined, [
  on(events.TrainingScheduled, (_, d) => ({
    ...d,
    publica: d.publica ?? false,
    estado: 'Programada',
    motivo_cancelacion: null,
    inscritos: [],
    espera: [],
    siguiente: 1,
  })),
  on(events.TrainingChanged, (s, { cambios }) => s && { ...s, ...cambios }),
  on(
    events.TrainingEnrolled,
    (s, { inscrito }) =>
      s && {
        ...s,
        inscritos: [...s.inscritos, { ...inscrito, asistio: null }],
        espera: without(s.espera, inscrito.inscripcion),
        siguiente: Math.max(s.siguiente, inscrito.inscripcion + 1),
      },
  ),
  on(
    events.TrainingWaitlisted,
    (s, { inscrito }) =>
      s && { ...s, espera: [...s.espera, { ...inscrito, asistio: null }], siguiente: inscrito.inscripcion + 1 },
  ),
  on(
    events.TrainingWithdrawn,
    (s, { inscrito }) =>
      s && {
        ...s,
        inscritos: without(s.inscritos, inscrito.inscripcion),
        espera: without(s.espera, inscrito.inscripcion),
      },
  ),
  on(
    events.TrainingAttended,
    (s, { asistentes, semilla }) =>
      s && {
        ...s,
        estado: 'Realizada',
        ...(semilla !== undefined && { semilla: s.semilla ?? semilla }),
        inscritos: s.inscritos.map((one) => ({ ...one, asistio: asistentes.includes(one.inscripcion) })),
      },
  ),
  on(
    events.TrainingArrived,
    (s, { llegada, semilla }) =>
      s && {
        ...s,
        semilla: s.semilla ?? semilla,
        inscritos: s.inscritos.map((one) =>
          one.inscripcion === llegada.inscripcion ? { ...one, asistio: true } : one,
        ),
      },
  ),
  on(events.TrainingCancelled, (s, { motivo }) => s && { ...s, estado: 'Cancelada', motivo_cancelacion: motivo }),
  ...attachmentFolds<Training>(),
]);

export const refOf = ({ _id, number, nombre }: Training): events.RefCapacitacion => ({ _id, number, nombre });
