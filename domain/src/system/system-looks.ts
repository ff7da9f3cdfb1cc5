import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_PROYECCION = ['live', 'catching_up', 'rebuilding', 'failed'] as const;
export const projectionLooks: Looks<(typeof ESTADOS_PROYECCION)[number]> = {
  live: look('ok', 'check', 'Al día'),
  catching_up: look('warn', 'clock', 'Poniéndose al día'),
  rebuilding: look('info', 'refresh', 'Reconstruyéndose'),
  failed: look('danger', 'alert', 'Con error'),
};

export const ESTADOS_SERVICIO = ['Listo', 'No responde'] as const;
export const serviceLooks: Looks<(typeof ESTADOS_SERVICIO)[number]> = {
  Listo: look('ok', 'check', 'Listo'),
  'No responde': look('danger', 'alert', 'No responde'),
};
