import { aliases, masters } from '@power/domain/masters';
import { aliasQueries, masterFinder, masterQueries } from '../kernel/master.ts';

/** Grid, light lists and rehearsal of an import of every master, and the same lists under a second address. */
export default [...masters.flatMap(masterQueries), ...aliases.flatMap(aliasQueries), masterFinder(masters)];
