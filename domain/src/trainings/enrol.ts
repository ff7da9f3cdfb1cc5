import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { TrainingAttended, TrainingEnrolled, TrainingWithdrawn } from './events.ts';
import { capacitacionId, inState } from './guards.ts';
import { changeOfTraining } from './keep-training.ts';
import { inscritoTecleado, MAX_CUPOS } from './parts.ts';
import { refOf } from './training.ts';

const inscripcion = z.number().int().positive();

const NOT_ENROLLED = 'La persona no quedó inscrita';
/** *Inscribir*: never more than there are places, whoever else enrols somebody in this moment. */
export const enrolPerson = defineCommand({
  ...changeOfTraining,
  name: 'enrol-person',
  accion: 'inscribir',
  summary: 'Inscribe a una persona mientras quedan cupos',
  request: z.strictObject({
    accion: z.literal('inscribir'),
    id: capacitacionId,
    inscrito: inscritoTecleado,
    expectedVersion,
  }),
  when: inState(NOT_ENROLLED, 'Programada'),
  decide(state, { inscrito }) {
    const t = state!;
    const email = inscrito.email.toLowerCase();
    if (t.inscritos.some((one) => one.email.toLowerCase() === email))
      return reject('YA_INSCRITO', NOT_ENROLLED, `${inscrito.email} ya está en la Capacitación N° ${t.number}.`, {
        campo: 'email',
      });
    if (t.inscritos.length >= t.cupos)
      return reject(
        'SIN_CUPOS',
        NOT_ENROLLED,
        `No quedan cupos en la Capacitación N° ${t.number} (${t.inscritos.length} de ${t.cupos}). Auméntalos, o retira a alguien.`,
      );
    return [TrainingEnrolled({ capacitacion: refOf(t), inscrito: { ...inscrito, inscripcion: t.siguiente } })];
  },
  answer: ({ state }) => ({
    mensaje: `${state!.inscritos.at(-1)!.nombre} quedó en la Capacitación N° ${state!.number}: ${state!.inscritos.length} de ${state!.cupos} cupos`,
  }),
});

const NOT_WITHDRAWN = 'La inscripción no se retiró';
export const withdrawPerson = defineCommand({
  ...changeOfTraining,
  name: 'withdraw-person',
  accion: 'retirar',
  summary: 'Retira a una persona inscrita; su cupo queda libre',
  request: z.strictObject({ accion: z.literal('retirar'), id: capacitacionId, inscripcion, expectedVersion }),
  when: inState(NOT_WITHDRAWN, 'Programada'),
  decide(state, { inscripcion: wanted }) {
    const found = state!.inscritos.find((one) => one.inscripcion === wanted);
    if (!found)
      return reject('INSCRIPCION_NO_EXISTE', NOT_WITHDRAWN, 'Esa persona ya no está inscrita. Abre de nuevo la lista.');
    const { asistio: _, ...inscrito } = found;
    return [TrainingWithdrawn({ capacitacion: refOf(state!), inscrito })];
  },
  answer: ({ state }) => ({ mensaje: `La inscripción fue retirada de la Capacitación N° ${state!.number}` }),
});

const NOT_TAKEN = 'La asistencia no se guardó';
/** *Tomar asistencia*, from its day on; with it the training has taken place. Taken again it is corrected. */
export const takeAttendance = defineCommand({
  ...changeOfTraining,
  name: 'take-attendance',
  accion: 'asistencia',
  summary: 'Guarda quiénes asistieron y da la capacitación por realizada',
  request: z.strictObject({
    accion: z.literal('asistencia'),
    id: capacitacionId,
    asistentes: z.array(inscripcion).max(MAX_CUPOS),
    expectedVersion,
  }),
  when: inState(NOT_TAKEN, 'Programada', 'Realizada'),
  decide(state, { asistentes }, { now }) {
    const t = state!;
    if (t.fecha > dayOf(now))
      return reject('AUN_NO', NOT_TAKEN, 'La asistencia se toma desde el día de la capacitación.');
    const there = [...new Set(asistentes)].toSorted((a, b) => a - b);
    const known = new Set(t.inscritos.map((one) => one.inscripcion));
    if (there.some((one) => !known.has(one)))
      return reject('INSCRIPCION_NO_EXISTE', NOT_TAKEN, 'Alguien ya no está inscrito. Abre de nuevo la lista.');
    const before = t.inscritos.filter(({ asistio }) => asistio === true).map((one) => one.inscripcion);
    if (t.estado === 'Realizada' && JSON.stringify(before) === JSON.stringify(there)) return [];
    return [TrainingAttended({ capacitacion: refOf(t), asistentes: there, inscritos: t.inscritos.length })];
  },
  answer: ({ state }) => {
    const there = state!.inscritos.filter(({ asistio }) => asistio === true).length;
    return { mensaje: `Asistencia de la Capacitación N° ${state!.number}: ${there} de ${state!.inscritos.length}` };
  },
});
