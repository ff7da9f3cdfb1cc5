import { z } from 'zod';
import { adjunto } from './attachments.ts';

/** What every sheet says besides its document: its files and what only its stream knows. */
const OWN = {
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
};

/** The sheet of a document whose state is declared as a schema: nothing of it is written twice. */
export const sheetOf = <S extends z.core.$ZodLooseShape>(state: z.ZodObject<S>) => state.extend(OWN);
