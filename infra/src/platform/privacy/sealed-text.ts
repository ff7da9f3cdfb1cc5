import { decipher, encipher } from './secret.ts';
import type { PersonKey } from './person-keys.ts';

/** Every stored form of a text begins with it, so that no text that somebody typed is taken for one. */
const PREFIX = 'olvidable:';
/** In front of a text that was typed with the prefix and belongs to nobody. */
const LITERAL = `${PREFIX}0:`;
/** Version 1: id of the key, and at least nonce, one byte and tag in base64url. */
const SEALED = /^olvidable:1:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([\w-]{39,})$/;

/** A well-formed sealed text: under which key, and the ciphertext. */
export interface SealedText {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The text under a key, as the log stores it. */
export const sealText = ({ id, key }: PersonKey, text: string): string =>
  `${PREFIX}1:${id}:${encipher(key, id, Buffer.from(text)).toString('base64url')}`;

/** The parts of a stored text; undefined when it is no sealed text, however it begins. */
export function parseSealed(stored: unknown): SealedText | undefined {
  const [, id, code] = (typeof stored === 'string' && SEALED.exec(stored)) || [];
  return id === undefined ? undefined : { id, bytes: Buffer.from(code!, 'base64url') };
}

/** The text; undefined when the ciphertext is not of this key. */
export function openSealed({ id, bytes }: SealedText, key: Buffer): string | undefined {
  try {
    return decipher(key, id, bytes).toString();
  } catch {
    return undefined;
  }
}

/** A text of nobody, stored so that it is never taken for a sealed one. */
export const escapeText = (text: string): string => (text.startsWith(PREFIX) ? LITERAL + text : text);

/** What {@link escapeText} was given. A text of before the escape is itself. */
export const unescapeText = (stored: string): string =>
  stored.startsWith(LITERAL + PREFIX) ? stored.slice(LITERAL.length) : stored;
