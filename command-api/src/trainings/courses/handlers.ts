import { customer } from '@power/domain/customers/customer';
import { enrolOwn } from '@power/domain/trainings/enrol-own';
import { entrySubject, readEntryCode } from '@power/domain/trainings/entry-code.shared';
import { scheduleTraining } from '@power/domain/trainings/keep-training';
import { registerArrival } from '@power/domain/trainings/register-arrival';
import { signedMark } from '@power/infra/platform/access/mark';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';

export default [
  provideFacts(scheduleTraining, () => Promise.resolve({ number: UNNUMBERED }), {
    numbered: numberedBy('capacitacion'),
  }),
  provideFacts(enrolOwn, async (_request, services) => {
    const { cliente_id } = services.user;
    const { state } = cliente_id === undefined ? { state: undefined } : await services.load(customer, cliente_id);
    return state ? { _id: state._id, nombre: state.nombre } : null;
  }),
  provideFacts(registerArrival, ({ codigo }) => {
    const read = readEntryCode(codigo);
    const ours = read && signedMark(settings.JWT_SECRET, entrySubject(read.number, read.inscripcion)) === read.mark;
    return Promise.resolve(ours ? { number: read.number, inscripcion: read.inscripcion } : null);
  }),
] as CommandHandler[];
