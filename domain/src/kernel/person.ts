import { z } from 'zod';

/** A person as events and sheets name one: who it was, and what they were called then (see `personOf`). */
export const persona = z.object({ _id: z.string(), nombre: z.string() });
