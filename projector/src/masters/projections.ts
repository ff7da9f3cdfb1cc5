import { masters } from '@power/domain/masters';
import { masterProjection } from '../kernel/master.ts';

/** Read models of every master. */
export default masters.map(masterProjection);
