// Generated from the rows by `npm run calls`. Do not edit.
import { LABELS_1 } from './field-labels-1.ts';
import { LABELS_2 } from './field-labels-2.ts';

export const FIELD_LABELS: Readonly<Record<string, string>> = { ...LABELS_1, ...LABELS_2 };
