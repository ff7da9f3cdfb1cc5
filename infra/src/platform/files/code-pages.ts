/** The upper halves of three code pages, from 0x80 on; a sign that the page has not is U+FFFD. */
const UPPER_1252 =
  '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ' +
  Array.from({ length: 0x60 }, (_, n) => String.fromCharCode(0xa0 + n)).join('');
const UPPER_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const UPPER_MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü' +
  '†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ' +
  '‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

export interface CodePage {
  readonly name: string;
  readonly text: string;
}

const PAGES: readonly (readonly [name: string, upper: string])[] = [
  ['Windows', UPPER_1252],
  ['MS-DOS (850)', UPPER_850],
  ['Macintosh', UPPER_MAC],
];

const decoded = (file: Buffer, upper: string): string =>
  // oxlint-disable-next-line no-control-regex
  file.toString('latin1').replaceAll(/[^\0-\x7f]/g, (byte) => upper[byte.charCodeAt(0) - 0x80]!);

/** Letters of Spanish within words, and signs of print, against whatever else stands beside a letter. */
function likeness(text: string): number {
  const letters = text.match(
    /(?<=[a-zñáéíóú])[áéíóúüñÑÁÉÍÓÚÜ]|[áéíóúüñÑÁÉÍÓÚÜ](?=[a-zñ])|(?<=[A-ZÑ])[ÑÁÉÍÓÚÜ]|[ÑÁÉÍÓÚÜ](?=[A-ZÑ])/giu,
  );
  const within = text.match(
    /(?<=[a-z])[^\0-\x7fáéíóúüñÑÁÉÍÓÚÜçÇ°ºª²³®™’”…»€](?=[a-z])|[\u2500-\u25ff\ufffd\u0080-\u009f]/giu,
  );
  const signs = text.match(/[–—‘’“”…™®°ºª²³€•«»]/g);
  return 3 * (letters?.length ?? 0) + (signs?.length ?? 0) - 4 * (within?.length ?? 0);
}

/** A text of one byte a sign, by the code page with which it reads most like Spanish: what Excel writes in Chile, when in doubt. */
export function byLikeness(file: Buffer): CodePage {
  const read = PAGES.map(([name, upper]) => ({ name, text: decoded(file, upper) }));
  const scores = read.map(({ text }) => likeness(text.slice(0, SAMPLE)));
  return read[scores.indexOf(Math.max(...scores))]!;
}

/** Signs by which a text is judged. */
const SAMPLE = 200_000;
