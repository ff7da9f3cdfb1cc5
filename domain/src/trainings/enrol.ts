import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { TrainingAttended, TrainingWithdrawn } from './events.ts';
import { capacitacionId, inState } from './guards.ts';
import { changeOfTraining } from './keep-training.ts';
import { inscritoTecleado, MAX_CUPOS } from './parts.ts';
import { refOf } from './training.ts';
import { movedUp, placed, placedAs } from './waiting.shared.ts';

const inscripcion = z.number().int().positive();

const NOT_ENROLLED = 'La persona no quedó inscrita';
/** *Inscribir*: never more than there are places, whoever else enrols somebody in this moment; who is one too many may wait. */
export const enrolPerson = defineCommand({
  ...changeOfTraining,
  name: 'enrol-person',
  accion: 'inscribir',
  summary: 'Inscribe a una persona mientras quedan cupos, o la deja en lista de espera',
  request: z.strictObject({
    accion: z.literal('inscribir'),
    id: capacitacionId,
    inscrito: inscritoTecleado,
    /** Where no place is left, the person waits for one. */
    espera: z.boolean().default(false),
    expectedVersion,
  }),
  when: inState(NOT_ENROLLED, 'Programada'),
  decide(state, { inscrito, espera }) {
    return placed(state!, inscrito, espera, NOT_ENROLLED);
  },
  answer: ({ state }) => ({ mensaje: placedAs(state!) }),
});

const NOT_WITHDRAWN = 'La inscripción no se retiró';
export const withdrawPerson = defineCommand({
  ...changeOfTraining,
  name: 'withdraw-person',
  accion: 'retirar',
  summary: 'Retira a una persona inscrita o en espera; su cupo pasa a quien espera',
  request: z.strictObject({ accion: z.literal('retirar'), id: capacitacionId, inscripcion, expectedVersion }),
  when: inState(NOT_WITHDRAWN, 'Programada'),
  decide(state, { inscripcion: wanted }) {
    const t = state!;
    const found = [...t.inscritos, ...t.espera].find((one) => one.inscripcion === wanted);
    if (!found)
      return reject('INSCRIPCION_NO_EXISTE', NOT_WITHDRAWN, 'Esa persona ya no está inscrita. Abre de nuevo la lista.');
    const { asistio: _, ...inscrito } = found;
    const free = t.inscritos.includes(found) ? t.cupos - t.inscritos.length + 1 : 0;
    return [TrainingWithdrawn({ capacitacion: refOf(t), inscrito }), ...movedUp(t, free)];
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
  decide(state, { asistentes }, { now, commandId }) {
    const t = state!;
    if (t.fecha > dayOf(now))
      return reject('AUN_NO', NOT_TAKEN, 'La asistencia se toma desde el día de la capacitación.');
    const there = [...new Set(asistentes)].toSorted((a, b) => a - b);
    const known = new Set(t.inscritos.map((one) => one.inscripcion));
    if (there.some((one) => !known.has(one)))
      return reject('INSCRIPCION_NO_EXISTE', NOT_TAKEN, 'Alguien ya no está inscrito. Abre de nuevo la lista.');
    const before = t.inscritos.filter(({ asistio }) => asistio === true).map((one) => one.inscripcion);
    if (t.estado === 'Realizada' && JSON.stringify(before) === JSON.stringify(there)) return [];
    return [
      TrainingAttended({
        capacitacion: refOf(t),
        asistentes: there,
        inscritos: t.inscritos.length,
        semilla: t.semilla ?? commandId,
      }),
    ];
  },
  answer: ({ state }) => {
    const there = state!.inscritos.filter(({ asistio }) => asistio === true).length;
    return { mensaje: `Asistencia de la Capacitación N° ${state!.number}: ${there} de ${state!.inscritos.length}` };
  },
});
