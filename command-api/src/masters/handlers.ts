import { aliases, masters } from '@power/domain/masters';
import { placeEffects } from '../kernel/place-arrivals.ts';
import { aliasHandlers, masterHandlers } from '../kernel/master.ts';

/** Facts of every master's commands. */
export default [
  ...masters.flatMap((calls) => masterHandlers(calls, calls.master.name === 'place' ? placeEffects : undefined)),
  ...aliases.flatMap(aliasHandlers),
];
