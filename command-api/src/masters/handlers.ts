import { aliases, masters } from '@power/domain/masters';
import { aliasHandlers, masterHandlers } from '../kernel/master.ts';

/** Facts of every master's commands. */
export default [...masters.flatMap(masterHandlers), ...aliases.flatMap(aliasHandlers)];
