import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

/** `antes` is what it was. */
export const NoteLimitSet = defineEvent('NoteLimitSet', {
  label: 'Valor de aprobación cambiado',
  data: z.object({ antes: z.number(), limite: z.number() }),
});
