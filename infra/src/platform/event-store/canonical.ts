/** An event that no log can keep as it is: the message names the place and the reason. */
export class EventNotStorable extends Error {
  override readonly name = 'EventNotStorable';
}

/**
 * The one text of a JSON value: keys sorted by UTF-16 unit, no blanks, numbers as JavaScript writes them. It is what is
 * stored and what is hashed, so it must come out the same after a round trip through `jsonb`, which reorders keys and
 * rewrites numbers. Follows JSON (undefined members vanish, `toJSON` is honoured, −0 is 0) except that what JSON would
 * turn into something else in silence (NaN, Infinity) or `jsonb` refuses (NUL, half a surrogate pair) throws
 * {@link EventNotStorable}.
 */
export function canonicalJson(value: unknown): string {
  return write(value, '$') ?? 'null';
}

function write(value: unknown, path: string): string | undefined {
  switch (typeof value) {
    case 'string':
      return text(value, path);
    case 'number':
      if (!Number.isFinite(value)) throw new EventNotStorable(`${path} is ${value}, which JSON cannot hold`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'undefined':
      return undefined;
    case 'object':
      if (value === null) return 'null';
      if (hasToJson(value)) return write(value.toJSON(), path);
      return Array.isArray(value) ? list(value, path) : members(value as Record<string, unknown>, path);
    default:
      throw new EventNotStorable(`${path} is a ${typeof value}, which JSON cannot hold`);
  }
}

function list(values: readonly unknown[], path: string): string {
  return `[${Array.from(values, (value, index) => write(value, `${path}[${index}]`) ?? 'null').join(',')}]`;
}

/** Field names as they are written: there are few, and they come again with every event. */
const quoted = new Map<string, string>();
const MOST_NAMES = 5000;

function members(object: Record<string, unknown>, path: string): string {
  let out = '';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    const member =
      typeof value === 'object' && value !== null ? write(value, `${path}.${key}`) : plain(value, path, key);
    if (member !== undefined) out += `${out ? ',' : ''}${quoted.get(key) ?? name(key, path)}:${member}`;
  }
  return `{${out}}`;
}

/** A member that is no object: its place is only put into words when it is refused. */
function plain(value: unknown, path: string, key: string): string | undefined {
  if (typeof value === 'string' && isText(value)) return JSON.stringify(value);
  return write(value, `${path}.${key}`);
}

function name(key: string, path: string): string {
  const written = text(key, `${path}.${key}`);
  if (quoted.size < MOST_NAMES) quoted.set(key, written);
  return written;
}

/** Halves of surrogate pairs, whole pairs included: few texts have any, and only those are looked at letter by letter. */
const halves = /[\ud800-\udfff]/;
const isText = (value: string): boolean =>
  !value.includes('\0') && !(halves.test(value) && /\p{Surrogate}/u.test(value));

function text(value: string, path: string): string {
  if (isText(value)) return JSON.stringify(value);
  throw new EventNotStorable(
    value.includes('\0')
      ? `${path} holds a NUL character, which the log cannot keep`
      : `${path} holds half a surrogate pair, which is not valid Unicode`,
  );
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
