import { addDays } from '@power/domain/kernel/dates';
import { today } from '../ui/format/times.ts';
import type { PartChoice } from './part-form.ts';

/** A part with its reason and the day of the rest, while it is being chosen. */
export interface PartDraft {
  readonly choice: PartChoice;
  readonly motivo: string;
  readonly fecha: string;
}

/** A choice whose rest goes out tomorrow. */
export const draftOf = (choice: PartChoice): PartDraft => ({ choice, motivo: '', fecha: addDays(today(), 1) });
