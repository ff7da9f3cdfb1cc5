import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { vista } from './parts.ts';

const vistaCompartida = vista.extend({ _id: z.string(), dueno: z.object({ _id: z.string(), nombre: z.string() }) });
export type VistaCompartida = z.infer<typeof vistaCompartida>;

/** A way to look at a report that a person gave to everybody who may make it; said again, it stands in its own place. */
export const ReportViewShared = defineEvent('ReportViewShared', {
  label: 'Vista de informe compartida',
  data: vistaCompartida,
});

export const ReportViewRemoved = defineEvent('ReportViewRemoved', {
  label: 'Vista de informe borrada',
  data: z.object({ _id: z.string(), nombre: z.string() }),
});
