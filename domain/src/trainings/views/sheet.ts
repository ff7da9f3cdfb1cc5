import type { z } from 'zod';
import { sheetOf } from '../../kernel/document-state.ts';
import { capacitacion } from '../parts.ts';

/** A training as its sheet shows it: its stream replayed. */
export const trainingSheet = sheetOf(capacitacion);
export type TrainingSheet = z.infer<typeof trainingSheet>;
