import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_TRABAJO = ['en_espera', 'en_proceso', 'listo', 'fallido'] as const;
export const jobLooks: Looks<(typeof ESTADOS_TRABAJO)[number]> = {
  en_espera: look('neutral', 'clock', 'En espera'),
  en_proceso: look('info', 'refresh', 'En proceso'),
  listo: look('ok', 'check', 'Listo'),
  fallido: look('danger', 'alert', 'Con error'),
};
