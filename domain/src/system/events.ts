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
