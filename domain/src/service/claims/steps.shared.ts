import type { EstadoReclamo } from './parts.ts';

/** States that a claim goes into after it was opened. */
export const PASOS_RECLAMO = ['Enviado', 'Aceptado', 'Rechazado', 'Cerrado'] as const;
export type PasoReclamo = (typeof PASOS_RECLAMO)[number];

const STEPS: Readonly<Record<EstadoReclamo, readonly PasoReclamo[]>> = {
  // What is not sent after all ends too.
  Abierto: ['Enviado', 'Cerrado'],
  Enviado: ['Aceptado', 'Rechazado'],
  Aceptado: ['Cerrado'],
  Rechazado: ['Cerrado'],
  Cerrado: [],
};

/** Where a claim may go from a state. */
export const stepsFrom = (estado: EstadoReclamo): readonly PasoReclamo[] => STEPS[estado];
