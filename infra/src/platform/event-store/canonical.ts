import { keyOrder } from './key-order.ts';

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
  try {
    return write(value) ?? 'null';
  } catch (fault) {
    if (!(fault instanceof EventNotStorable)) throw fault;
    // Once more, with the place in words: nothing that can be kept pays for them.
    return write(value, '$') ?? 'null';
  }
}

/** Where in the value we are; undefined while nobody asks. */
type Path = string | undefined;
const at = (path: Path, step: string): Path => (path === undefined ? undefined : path + step);

function write(value: unknown, path?: Path): string | undefined {
  switch (typeof value) {
    case 'string':
      return text(value, path);
    case 'number':
      if (!Number.isFinite(value)) throw new EventNotStorable(`${path} is ${value}, which JSON cannot hold`);
      // As JSON writes it, but for −0, which both make 0.
      return String(value);
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

function list(values: readonly unknown[], path: Path): string {
  let out = '[';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) out += ',';
    out += write(values[index], path && `${path}[${index}]`) ?? 'null';
  }
  return `${out}]`;
}

/** Field names as they are written: there are few, and they come again with every event. */
const quoted = new Map<string, string>();
const MOST_NAMES = 5000;

const inOrder = keyOrder();

function members(object: Record<string, unknown>, path: Path): string {
  let out = '';
  for (const key of inOrder(Object.keys(object))) {
    const member = write(object[key], at(path, `.${key}`));
    if (member !== undefined) out += `${out ? ',' : ''}${quoted.get(key) ?? name(key, path)}:${member}`;
  }
  return `{${out}}`;
}

function name(key: string, path: Path): string {
  const written = text(key, at(path, `.${key}`));
  if (quoted.size < MOST_NAMES) quoted.set(key, written);
  return written;
}

/** What JSON writes otherwise than it stands, and halves of surrogate pairs, whole pairs included: few texts have any. */
// oxlint-disable-next-line no-control-regex
const special = /[\0-\x1f"\\\ud800-\udfff]/;
const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

function text(value: string, path: Path): string {
  if (!special.test(value)) return `"${value}"`;
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
