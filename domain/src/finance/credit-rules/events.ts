import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

const reglas = z.object({ cupo: z.boolean(), vencido: z.boolean(), dias_gracia: z.number().int() });

/** `antes` is what they were. */
export const CreditRulesSet = defineEvent('CreditRulesSet', {
  label: 'Reglas de crédito cambiadas',
  data: z.object({ antes: reglas, reglas }),
});
