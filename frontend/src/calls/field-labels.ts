// Generated from the rows by `npm run calls`. Do not edit.
import { LABELS_A_D } from './field-labels-a-d.ts';
import { LABELS_E_O } from './field-labels-e-o.ts';
import { LABELS_P_Z } from './field-labels-p-z.ts';

export const FIELD_LABELS: Readonly<Record<string, string>> = { ...LABELS_A_D, ...LABELS_E_O, ...LABELS_P_Z };
