import { z } from 'zod';
import { COMPANY_PEOPLE } from '../access/company/people.shared.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { TrainingWithdrawn } from './events.ts';
import { capacitacionId, inState } from './guards.ts';
import { changeOfTraining } from './keep-training.ts';
import { inscritoTecleado } from './parts.ts';
import { refOf, type Training } from './training.ts';
import { movedUp, placed, placedAs } from './waiting.shared.ts';

const own = { ...changeOfTraining, access: { perfiles: COMPANY_PEOPLE } };

const NOT_ENROLLED = 'La inscripción no se hizo';
/** The own company of who asks; null where the account has none. */
export type OwnCompany = { readonly _id: string; readonly nombre: string } | null;

/** *Inscribir* in the portal: somebody of the own company takes a place, or waits for one. */
export const enrolOwn = defineCommand({
  ...own,
  name: 'enrol-own',
  accion: 'inscribirpropia',
  summary: 'Inscribe a una persona de la propia empresa; sin cupos queda en lista de espera',
  request: z.strictObject({
    accion: z.literal('inscribirpropia'),
    id: capacitacionId,
    inscrito: inscritoTecleado.omit({ empresa: true }),
  }),
  needsFacts: true,
  when: inState(NOT_ENROLLED, 'Programada'),
  decide(state, { inscrito }, { now, facts: empresa }: DecideContext<OwnCompany>) {
    if (!empresa)
      return reject('SIN_EMPRESA', NOT_ENROLLED, 'Tu cuenta no está vinculada a una empresa. Pídelo a tu ejecutivo.');
    if (state!.fecha < dayOf(now))
      return reject('FECHA_PASADA', NOT_ENROLLED, 'La capacitación ya pasó. Elige otra de la lista.');
    return placed(state!, { ...inscrito, empresa: empresa.nombre, cliente_id: empresa._id }, true, NOT_ENROLLED);
  },
  answer: ({ state }) => ({ mensaje: placedAs(state!) }),
});

const NOT_WITHDRAWN = 'La inscripción no se retiró';
/** Of the own company alone: an enrolment of others is answered as one that is not there. */
export const ownEnrolment = (t: Training, inscripcion: number, cliente: string | undefined) =>
  [...t.inscritos, ...t.espera].find(
    (one) => one.inscripcion === inscripcion && cliente !== undefined && one.cliente_id === cliente,
  );

export const withdrawOwn = defineCommand({
  ...own,
  name: 'withdraw-own',
  accion: 'retirarpropia',
  summary: 'Retira la inscripción de una persona de la propia empresa; su cupo pasa a quien espera',
  request: z.strictObject({
    accion: z.literal('retirarpropia'),
    id: capacitacionId,
    inscripcion: z.number().int().positive(),
  }),
  when: inState(NOT_WITHDRAWN, 'Programada'),
  decide(state, { inscripcion }, { user }) {
    const t = state!;
    const found = ownEnrolment(t, inscripcion, user.cliente_id);
    if (!found)
      return reject(
        'INSCRIPCION_NO_EXISTE',
        NOT_WITHDRAWN,
        'Esa persona no está inscrita por tu empresa. Actualiza la lista.',
      );
    const { asistio: _, ...inscrito } = found;
    const free = t.inscritos.includes(found) ? t.cupos - t.inscritos.length + 1 : 0;
    return [TrainingWithdrawn({ capacitacion: refOf(t), inscrito }), ...movedUp(t, free)];
  },
  answer: ({ state }) => ({ mensaje: `La inscripción fue retirada de la Capacitación N° ${state!.number}` }),
});
