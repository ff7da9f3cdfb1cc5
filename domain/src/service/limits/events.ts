import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

/** As the settings were written: states that come later have none here. */
const plazos = z.object({
  horas: z.object({
    Solicitado: z.number().int(),
    Aprobado: z.number().int(),
    Recibido: z.number().int(),
    'En Diagnóstico': z.number().int(),
    Resuelto: z.number().int(),
  }),
  habiles: z.boolean(),
});

/** `antes` is what they were. */
export const RmaLimitsSet = defineEvent('RmaLimitsSet', {
  label: 'Plazos de RMA cambiados',
  data: z.object({ antes: plazos, plazos }),
});
