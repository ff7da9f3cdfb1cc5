import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

const take = { producto: z.string(), bodega: z.string(), movimiento: z.string() };

/** Units without a registered serial are about to leave under these; `movimiento` is the command that takes them. */
export const UnnamedUnitsTaken = defineEvent('UnnamedUnitsTaken', {
  label: 'Unidades sin serie registrada tomadas',
  data: z.object({ ...take, series: z.array(z.string()).min(1) }),
});

/** They left, or do not after all. */
export const UnnamedUnitsSettled = defineEvent('UnnamedUnitsSettled', {
  label: 'Unidades sin serie registrada resueltas',
  data: z.object(take),
});
