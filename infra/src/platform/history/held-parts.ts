import { canonicalJson } from '../projection/canonical-json.ts';

type Fields = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isPart) : []);
const text = (part: Fields): string => JSON.stringify(canonicalJson(part));

/**
 * What an event says, without the parts of its lists that the document held before it: an event that repeats a hundred
 * lines to change one would make a history grow with their product, and which field of which line changed is told beside it.
 */
export function withoutHeld(data: Record<string, unknown>, before: unknown): Record<string, unknown> {
  if (!isPart(before) || Object.values(data).every((value) => partsOf(value).length === 0)) return data;
  const held = new Set(Object.values(before).flatMap(partsOf).map(text));
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((part) => !isPart(part) || !held.has(text(part))) : value,
    ]),
  );
}
