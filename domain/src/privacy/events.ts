import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

/** Whose key is meant: an id that says nothing of the person. */
const persona = z.string();

/** An administrator decided that a person is forgotten: nothing here names them. */
export const PersonForgotten = defineEvent('PersonForgotten', {
  label: 'Persona olvidada',
  data: z.object({
    persona,
    motivo: z.string(),
    /** Types of the events that named them: what follows from these is made anew. */
    tipos: z.array(z.string()),
  }),
});

/** The key is destroyed: what lies under it is no word any more. */
export const PersonErased = defineEvent('PersonErased', {
  label: 'Datos de la persona borrados',
  data: z.object({ persona }),
});
