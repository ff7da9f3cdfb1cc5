/** Serials or places as people type, scan or paste them: one a line, or parted by commas or spaces of a spreadsheet. */
export const typedKeys = (text: string): string[] =>
  text
    .split(/[\n,;\t]+/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
