import { look, type Looks } from '../kernel/look.ts';

/** What visitors see, and what is still being made. */
export const ESTADOS_CONTENIDO = ['Borrador', 'Publicado'] as const;
export const contentLooks: Looks<(typeof ESTADOS_CONTENIDO)[number]> = {
  Borrador: look('neutral', 'pencil', 'Borrador'),
  Publicado: look('ok', 'check', 'Publicado'),
};
