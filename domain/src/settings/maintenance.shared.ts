/** Refusal while an update is under way (document 1 §8), to the letter. */
export const UPDATE_REFUSAL = {
  codigo: 'ACTUALIZACION',
  titulo: 'Aviso',
  mensaje: 'Actualmente hay una actualización en proceso, por favor inténtalo nuevamente en unos minutos.',
} as const;
