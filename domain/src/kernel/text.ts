import { z } from 'zod';

/** Signs that turn the direction of what follows: a name with one is not read as it is written. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** Signs without shape that copied text brings along; joiners hold an emoji together, anywhere else they are such a sign. */
export const UNSEEN = '\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff';
/** Letters that fonts draw as nothing: fillers of Hangul and Khmer, the empty Braille cell. */
const FILLERS = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;
/** Letters, digits and signs as wide as Chinese ones, which are those of ASCII to whoever reads them. */
const WIDE = /[\uff01-\uff5e]/g;
const narrow = (text: string): string => text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
const HOLDS = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`;
const unseen = new RegExp(String.raw`[${UNSEEN}\u200c]|(?<!${HOLDS})\u200d|\u200d(?!\p{Extended_Pictographic})`, 'gu');
/** The many signs that people and word processors write for one hyphen. */
export const HYPHENS = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d';
const hyphens = new RegExp(`[${HYPHENS}]`, 'g');

/** Most texts, and nearly all codes: each letter is one sign already, and all of them are seen. */
const ascii = /^[\0-\x7f]*$/;
/** Words with single spaces between them. */
const asciiCode = /^[!-~]+(?: [!-~]+)*$/;

/** Any sign with a shape: neither space nor control, and none that fonts draw as nothing (fillers, the empty Braille cell). */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing that can be read stands in it: nothing at all, spaces, signs without shape. */
export const isBlank = (text: string | null | undefined): boolean => !VISIBLE.test(text ?? '');

/**
 * A text as it is read: each letter with its accent as one sign, and nothing that cannot be seen. Of signs without shape
 * alone it is empty, so that a field says what it says of an empty one.
 */
export const legible = (text: string): string => {
  if (ascii.test(text)) return text;
  return isBlank(text) ? '' : text.normalize('NFC').replace(unseen, '').replace(FILLERS, '');
};

/** A code as its label shows it: one kind of hyphen, of space and of width. */
export const codeText = (text: string): string =>
  asciiCode.test(text) ? text : narrow(legible(text).replace(hyphens, '-')).replaceAll(/\s+/g, ' ').trim();

/** Text of one line, as names are: in a mail, a label or a list a break in it would pass for something else. */
export const oneLine = (max: number): z.ZodString =>
  z
    .string()
    .overwrite(legible)
    .trim()
    .max(max, `A lo más ${max} caracteres`)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Escríbelo en una sola línea')
    .refine((text) => !TURNS.test(text), 'Tiene signos que no se ven: escríbelo de nuevo');

/** Bounded strings: every text that comes from outside has a limit. */
export const shortText = oneLine(200).min(1);
export const longText = z.string().overwrite(legible).trim().min(1).max(4000);
export const optionalText = z.string().overwrite(legible).trim().max(4000).optional();
/** Stream version that the person was looking at; a command refuses when the document has moved on. */
export const expectedVersion = z.number().int().min(0).optional();

/** The same where prices are decided upon: who has not seen the document does not decide on it. */
export const seenVersion = z
  .number('Indica la versión que viste (expectedVersion). Abre el documento de nuevo.')
  .int()
  .min(0);

/** Lower case without accents, unseen signs and kinds of hyphens, for search and for e-mail names. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(unseen, '').replace(hyphens, '-').toLowerCase();

/** Words of a text, plain: letters and digits that stand together. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * What a word of several pieces (`ds-2cd`, `ip/67`) is without what stands between them: so codes are found however they
 * are written, and by an index that knows letters and digits alone. Undefined of a word of one piece, or of too few letters.
 */
export function joined(word: string): string | undefined {
  const pieces = wordsOf(word);
  const whole = pieces.join('');
  return pieces.length > 1 && whole.length > 2 ? whole : undefined;
}

/** Ends a sentence once: what it ends with may have its full stop already, as *Electrónica Ltda.* has. */
export const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);
