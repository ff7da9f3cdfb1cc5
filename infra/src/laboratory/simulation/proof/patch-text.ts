import type { Patch } from './faults.ts';

/** A pattern of a text whose words may stand on other lines. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\s+|(?<=[^\w$])|(?=[^\w$])/)
      .filter((word) => word !== '')
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`\s*`),
  );

/** The module's text with a fault. Throws when the text to be replaced is not there: the proof would prove nothing. */
export function patchText(source: string, { module, find, replace }: Patch): string {
  const pattern = patternOf(find);
  if (!pattern.test(source)) throw new Error(`${module} has no «${find}»: the fault cannot be put back`);
  return source.replace(pattern, () => replace);
}
