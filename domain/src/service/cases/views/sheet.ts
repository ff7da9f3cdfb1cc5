import { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { rma } from '../parts.ts';

/** A case as its sheet shows it: its stream replayed, with nothing by which its link could be made. */
export const caseSheet = sheetOf(rma.extend({ enlace: z.object({ vence: z.string() }).nullable() }));
export type CaseSheet = z.infer<typeof caseSheet>;
