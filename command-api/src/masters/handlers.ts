import { masters } from '@power/domain/masters';
import { masterHandlers } from '../kernel/master.ts';

/** Facts of every master's commands. */
export default masters.flatMap(masterHandlers);
