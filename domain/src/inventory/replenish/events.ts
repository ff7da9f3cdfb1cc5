import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

const tarea = { producto: z.string(), hacia: z.string() };
const persona = z.object({ _id: z.string(), nombre: z.string() });

/** Somebody has set out to bring units of a product from the reserve to a picking place. */
export const ReplenishmentTaken = defineEvent('ReplenishmentTaken', {
  label: 'Reposición tomada',
  data: z.object({ ...tarea, desde: z.string(), persona }),
});

/** The units are there, or do not come: the task is anybody's again. */
export const ReplenishmentReleased = defineEvent('ReplenishmentReleased', {
  label: 'Reposición soltada',
  data: z.object({ ...tarea, persona }),
});
