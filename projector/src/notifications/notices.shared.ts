import type { EventContext } from '@power/domain/kernel/event';

/** What is older is history: nobody wants to be told when a company's past is read in. */
const NEWS_MS = 24 * 3_600_000;

export const isHistory = ({ at }: EventContext): boolean => Date.parse(at) < Date.now() - NEWS_MS;
/** Who did it, as a notice says. */
export const by = (context: EventContext): string => context.nombre ?? 'Sistema';
