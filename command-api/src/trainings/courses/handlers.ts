import { customer } from '@power/domain/customers/customer';
import { enrolOwn } from '@power/domain/trainings/enrol-own';
import { scheduleTraining } from '@power/domain/trainings/keep-training';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
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
] as CommandHandler[];
