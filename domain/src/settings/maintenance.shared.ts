/** Refusal while an update is under way (document 1 §8), to the letter. */
export const UPDATE_REFUSAL = {
  codigo: 'ACTUALIZACION',
  titulo: 'Aviso',
  mensaje: 'Actualmente hay una actualización en proceso, por favor inténtalo nuevamente en unos minutos.',
} as const;

/** An update under way tells at least so many minutes before that it is about to end by itself. */
export const WARNED_MINUTES = 5;

/** The instant so many minutes after another, ISO UTC. */
export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
