import { keyOrder } from '../event-store/key-order.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

/** A unit of such a text is a byte. */
// oxlint-disable-next-line no-control-regex
const ascii = /^[\0-\x7f]*$/;

/** Order in which jsonb keeps keys: shorter first (bytes), then by bytes. */
function compareKeys(a: string, b: string): number {
  if (ascii.test(a) && ascii.test(b)) return a.length - b.length || (a < b ? -1 : 1);
  const [x, y] = [bytes(a), bytes(b)];
  return x.length - y.length || Buffer.compare(x, y);
}

const inOrder = keyOrder(compareKeys);

/**
 * A JSON value as PostgreSQL would hand it back from jsonb, so that a fold that walks over keys does the same with a row
 * from memory as with one from the table.
 */
export function canonicalJson(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? (value === 0 ? 0 : value) : null;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonicalJson);
  if (typeof value !== 'object') return value;
  const result: Record<string, unknown> = {};
  for (const key of inOrder(Object.keys(value))) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    // Assigning to this one would set the prototype instead of a key.
    if (key === '__proto__') Object.defineProperty(result, key, { value: canonicalJson(item), enumerable: true });
    else result[key] = canonicalJson(item);
  }
  return result;
}
