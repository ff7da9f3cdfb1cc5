import { createHmac } from 'node:crypto';

/** Digits and letters that are not taken for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten characters that stand for a digest where people read or type them. */
export const markOf = (digest: Buffer): string =>
  [...digest.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('');

/** The mark that only this server gives to a subject. */
export const signedMark = (secret: string, subject: string): string =>
  markOf(createHmac('sha256', secret).update(`mark\n${subject}`).digest());
