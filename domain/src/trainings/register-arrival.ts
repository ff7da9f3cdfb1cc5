import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { TrainingArrived } from './events.ts';
import { capacitacionId, inState } from './guards.ts';
import { changeOfTraining } from './keep-training.ts';
import { refOf } from './training.ts';

const NOT_REGISTERED = 'La llegada no se registró';
/** The enrolment that a code of ours names; null for any other reading. */
export type Read = { readonly number: number; readonly inscripcion: number } | null;

/** *Recibir en la puerta*: who shows the code of the enrolment was there, once; the others are still expected. */
export const registerArrival = defineCommand({
  ...changeOfTraining,
  name: 'register-arrival',
  accion: 'llegada',
  summary: 'Registra en la puerta la llegada de quien muestra el código de su inscripción',
  request: z.strictObject({
    accion: z.literal('llegada'),
    id: capacitacionId,
    codigo: z.string().trim().min(1, 'Escanea el código').max(500, 'Eso no es el código de una inscripción'),
  }),
  needsFacts: true,
  when: inState(NOT_REGISTERED, 'Programada', 'Realizada'),
  decide(state, _request, { now, commandId, facts: read }: DecideContext<Read>) {
    const t = state!;
    if (t.fecha > dayOf(now))
      return reject('AUN_NO', NOT_REGISTERED, 'La asistencia se toma desde el día de la capacitación.');
    if (!read)
      return reject(
        'CODIGO_DESCONOCIDO',
        NOT_REGISTERED,
        'Ese código no es de una inscripción nuestra. Escanea el QR de la entrada, o marca a la persona en «Tomar asistencia».',
      );
    if (read.number !== t.number)
      return reject(
        'CODIGO_DE_OTRA',
        NOT_REGISTERED,
        `Ese código es de la Capacitación N° ${read.number}; aquí se recibe la N° ${t.number}.`,
      );
    const of = ({ inscripcion }: { readonly inscripcion: number }) => inscripcion === read.inscripcion;
    const waits = t.espera.find(of);
    if (waits)
      return reject('EN_ESPERA', NOT_REGISTERED, `${waits.nombre} está en la lista de espera: todavía no tiene cupo.`);
    const person = t.inscritos.find(of);
    if (!person)
      return reject(
        'INSCRIPCION_NO_EXISTE',
        NOT_REGISTERED,
        'Esa inscripción fue retirada: el código ya no sirve. Si quedan cupos, inscribe de nuevo a la persona.',
      );
    if (person.asistio === true)
      return reject('YA_REGISTRADA', NOT_REGISTERED, `La llegada de ${person.nombre} ya estaba registrada.`);
    const { inscripcion, nombre, email } = person;
    return [
      TrainingArrived({
        capacitacion: refOf(t),
        llegada: { inscripcion, nombre, email },
        semilla: t.semilla ?? commandId,
      }),
    ];
  },
  answer: ({ state, events }) => {
    const { llegada } = (events[0] as ReturnType<typeof TrainingArrived>).data;
    const there = state!.inscritos.filter(({ asistio }) => asistio === true).length;
    return { mensaje: `${llegada.nombre}: llegada registrada. Van ${there} de ${state!.inscritos.length}.` };
  },
});
