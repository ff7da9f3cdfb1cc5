import { namedSerial } from '@power/domain/labels/serial-reading.shared';

/** Serials or places as people type, scan or paste them: one a line, or parted by commas or spaces of a spreadsheet; of a label that names one, the serial alone. */
export const typedKeys = (text: string): string[] =>
  text
    .split(/[\n,;\t]+/)
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .map((key) => namedSerial(key) ?? key);
