import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

export const ParkedRetryRequested = defineEvent('ParkedRetryRequested', {
  label: 'Reintento de eventos detenidos',
  data: z.object({ proyeccion: z.string(), stream: z.string().nullable() }),
});
export const RebuildRequested = defineEvent('RebuildRequested', {
  label: 'Reconstrucción de proyección',
  data: z.object({ proyeccion: z.string() }),
});

const instancia = z.object({ proceso: z.string(), instancia: z.string() });
const memoria = z.record(z.string(), z.json());
/** Something must happen until `vence` (ISO UTC), or the process acts; what it will need then is in `memoria`. */
export const ExpectationSet = defineEvent('ExpectationSet', {
  label: 'Plazo fijado',
  data: instancia.extend({ vence: z.string(), memoria }),
});
export const ExpectationMet = defineEvent('ExpectationMet', { label: 'Plazo cumplido', data: instancia });
/** The time is over and what was awaited has not happened: written once, and what follows from it is the process's reaction. */
export const ExpectationDue = defineEvent('ExpectationDue', {
  label: 'Plazo vencido',
  data: instancia.extend({ vence: z.string(), memoria }),
});
