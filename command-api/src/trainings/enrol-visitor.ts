import { enrolVisitor } from '@power/domain/trainings/enrol-visitor';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { perAddress } from '../kernel/per-address.ts';

/** A company enrols its dozen people one after the other; whoever tries addresses of others sends far more. */
const notTooOften = perAddress({ perSecond: 0.2, burst: 20 });

export default provideFacts(enrolVisitor, (_request, { origin }) => {
  notTooOften(origin);
  return Promise.resolve(null);
});
