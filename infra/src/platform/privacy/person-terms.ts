/** How a text is looked at for a person: by their mail address, their RUT, or a name of two words or more. */
export interface Term {
  /** Matches the person's word and nothing longer; for texts in NFC. */
  readonly pattern: RegExp;
  /** Letters without accent that any text with the word has in this order, in lower case: by these the database looks first. */
  readonly run: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const plain = (text: string): string => text.normalize('NFC').trim();
/** Neither letter nor digit on either side. */
const alone = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
const longestRun = (text: string): string =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).reduce(
    (longest, run) => (run.length > longest.length ? run : longest),
    '',
  );

const isAddress = (word: string): boolean => /^\S+@\S+$/.test(word);
const isRut = (word: string): boolean => /^[\d.]+-[\dk]$/i.test(word);

function ofAddress(word: string): Term {
  // `ana@x.cl` stands in neither `mariana@x.cl` nor `ana@x.cl.test`; a full stop may follow it.
  const pattern = `(?<![\\p{L}\\p{N}._%+'-])${escape(word)}(?![\\p{L}\\p{N}_-])(?!\\.[\\p{L}\\p{N}])`;
  return { pattern: new RegExp(pattern, 'giu'), run: longestRun(word) };
}

function ofRut(word: string): Term {
  const bare = word.replaceAll('.', '');
  return { pattern: alone([...bare].map(escape).join(String.raw`\.?`)), run: bare.slice(-4).toLowerCase() };
}

/** Words of a name that have a letter in them. */
const nameWords = (name: string): string[] =>
  plain(name)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));

/** Same for two names where they are of the same words. */
export const nameKey = (name: string): string => nameWords(name).join(' ').toLowerCase();

/** A full name; undefined of a single word, which is anybody's. */
export function fullName(name: string): Term | undefined {
  const words = nameWords(name);
  return words.length < 2
    ? undefined
    : { pattern: alone(words.map(escape).join(String.raw`\s+`)), run: longestRun(words.join(' ')) };
}

/** What a word of a person (mail address, RUT, name) is looked for by; undefined of one that says nothing of one person. */
export function termOf(word: string): Term | undefined {
  const text = plain(word);
  if (isAddress(text)) return ofAddress(text);
  return isRut(text) ? ofRut(text) : fullName(text);
}

/** Whether a text names the person. `longer`: names of others that hold the person's; they do not count. */
export function mentions(text: string, terms: readonly Term[], longer: readonly Term[] = []): boolean {
  const rest = longer.reduce((left, { pattern }) => left.replaceAll(pattern, ' '), text.normalize('NFC'));
  return terms.some(({ pattern }) => rest.search(pattern) >= 0);
}
