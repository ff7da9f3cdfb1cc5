import { scheduleTraining } from '@power/domain/trainings/keep-training';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';

export default [
  provideFacts(scheduleTraining, () => Promise.resolve({ number: UNNUMBERED }), {
    numbered: numberedBy('capacitacion'),
  }),
] as CommandHandler[];
