import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_CAMBIO = ['En proceso', 'Aplicado', 'Deshaciendo', 'Deshecho'] as const;

export const batchLooks: Looks<(typeof ESTADOS_CAMBIO)[number]> = {
  'En proceso': look('info', 'play', 'En proceso'),
  Aplicado: look('ok', 'check', 'Aplicado'),
  Deshaciendo: look('info', 'refresh', 'Deshaciendo'),
  Deshecho: look('neutral', 'x', 'Deshecho'),
};
