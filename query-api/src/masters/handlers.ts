import { masters } from '@power/domain/masters';
import { masterQueries } from '../kernel/master.ts';

/** Grid, light list and rehearsal of an import of every master. */
export default masters.flatMap(masterQueries);
