import type { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { rma } from '../parts.ts';

/** A case as its sheet shows it: its stream replayed. */
export const caseSheet = sheetOf(rma);
export type CaseSheet = z.infer<typeof caseSheet>;
