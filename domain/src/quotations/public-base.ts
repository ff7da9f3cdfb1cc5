import { z } from 'zod';
import type { DecideContext } from '../kernel/command.ts';
import { oneLine } from '../kernel/text.ts';
import { quotation } from './quotation.ts';
import type { SharedFacts } from './shared-quotation.ts';

/** What a link carries: nothing else of a request names a quotation. */
export const tokenText = z.string().min(20).max(300);
export const personName = oneLine(120).min(2, 'Ingresa tu nombre');

/** What every command of the customer's page says. */
export const publicCommand = {
  context: 'quotations',
  path: '/publico/cotizacion',
  access: { publico: true as const },
  aggregate: quotation,
  needsFacts: true,
  stream: (_: unknown, { facts }: DecideContext<SharedFacts>) => facts.number,
};
