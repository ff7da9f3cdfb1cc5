import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';
import { persons } from '../kernel/personal.ts';
import { datosCapacitacion, inscrito } from './parts.ts';

const refCapacitacion = z.object({ _id: z.string(), number: z.number().int(), nombre: z.string() });
export type RefCapacitacion = z.infer<typeof refCapacitacion>;
const of = { capacitacion: refCapacitacion };
const scope = ({ capacitacion }: { readonly capacitacion: RefCapacitacion }): string =>
  `capacitacion-${capacitacion.number}`;
const enrolled = [persons('inscrito', ['nombre', 'email'], scope)];

export const TrainingScheduled = defineEvent('TrainingScheduled', {
  label: 'Capacitación programada',
  data: datosCapacitacion.extend({
    _id: z.string(),
    number: z.number().int(),
    creado_por: persona,
    createdAt: z.string(),
  }),
});
export const TrainingChanged = defineEvent('TrainingChanged', {
  label: 'Capacitación modificada',
  data: z.object({ ...of, antes: datosCapacitacion.partial(), cambios: datosCapacitacion.partial() }),
});
export const TrainingEnrolled = defineEvent('TrainingEnrolled', {
  label: 'Persona inscrita',
  data: z.object({ ...of, inscrito: inscrito.omit({ asistio: true }) }),
  personal: enrolled,
});
/** No place was left: the person waits for one, and is enrolled under the same number when it comes. */
export const TrainingWaitlisted = defineEvent('TrainingWaitlisted', {
  label: 'Persona en lista de espera',
  data: z.object({ ...of, inscrito: inscrito.omit({ asistio: true }) }),
  personal: enrolled,
});
export const TrainingWithdrawn = defineEvent('TrainingWithdrawn', {
  label: 'Inscripción retirada',
  data: z.object({ ...of, inscrito: inscrito.omit({ asistio: true }) }),
  personal: enrolled,
});
/** Who was there; whoever is enrolled and not named was not. Told again it corrects what was told before. */
export const TrainingAttended = defineEvent('TrainingAttended', {
  label: 'Asistencia tomada',
  data: z.object({
    ...of,
    asistentes: z.array(z.number().int()),
    inscritos: z.number().int(),
    /** What the codes of its certificates are made from; the first one stands. */
    semilla: z.string().optional(),
  }),
  secret: ['semilla'],
});
/** Somebody was received at the door by the code of the enrolment, before attendance is taken or after it. */
export const TrainingArrived = defineEvent('TrainingArrived', {
  label: 'Llegada registrada',
  data: z.object({
    ...of,
    /** `email`: absent of those of before. */
    llegada: inscrito.pick({ inscripcion: true, nombre: true }).extend({ email: z.string().optional() }),
    semilla: z.string(),
  }),
  secret: ['semilla'],
  personal: [persons('llegada', ['nombre', 'email'], scope)],
});
export const TrainingCancelled = defineEvent('TrainingCancelled', {
  label: 'Capacitación cancelada',
  data: z.object({ ...of, motivo: z.string() }),
});
