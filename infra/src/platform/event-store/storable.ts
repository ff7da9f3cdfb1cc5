/**
 * Whether a value that was parsed from JSON can be put into canonical form and kept by every log: no NUL, no half of a surrogate
 * pair, no number beyond JSON. What we append is so; what others write need not be.
 */
export function isStorable(value: unknown): boolean {
  try {
    return check(value);
  } catch {
    // Nested more deeply than the stack.
    return false;
  }
}

function check(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(check);
  for (const key of Object.keys(value))
    if (!isStorableText(key) || !check((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** Few texts hold a NUL or any surrogate: the others need no second look. */
// oxlint-disable-next-line no-control-regex
const suspect = /[\0\ud800-\udfff]/;
const isStorableText = (text: string): boolean =>
  !suspect.test(text) || (!text.includes('\0') && !/\p{Surrogate}/u.test(text));
