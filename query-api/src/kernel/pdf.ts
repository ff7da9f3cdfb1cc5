import { legible } from '@power/domain/kernel/text';
import { readFileSync } from 'node:fs';
import { once } from '@power/infra/platform/once';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { signsOf } from './font-signs.ts';

interface PdfMake {
  setFonts(fonts: unknown): void;
  setUrlAccessPolicy(allow: (url: string) => boolean): void;
  setLocalAccessPolicy(allow: (path: string) => boolean): void;
  createPdf(document: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

// pdfmake's types describe its browser build; the server build is CommonJS and a single shared object.
const require = createRequire(import.meta.url);
// Embedded: the fonts that every reader has of its own know the signs of Western Europe alone.
const fonts = require('pdfmake/fonts/Roboto.js') as { readonly Roboto: Readonly<Record<string, string>> };
const OWN_FILES = new Set(Object.values(fonts.Roboto).map((file) => path.normalize(file)));

const pdfmake = once(() => {
  const made = require('pdfmake') as PdfMake;
  made.setFonts(fonts);
  // Documents are text and lines: nothing that a customer's name could smuggle in is ever fetched or read from disk.
  made.setUrlAccessPolicy(() => false);
  made.setLocalAccessPolicy((file) => OWN_FILES.has(path.normalize(file)));
  return made;
});

/** Renders a document definition to a PDF. pdfmake alters what it is given: build the definition anew for each call. */
export const renderPdf = (document: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake()
    .createPdf({
      pageSize: 'LETTER',
      pageMargins: [40, 40, 40, 50],
      ...document,
      defaultStyle: { font: 'Roboto', fontSize: 9, ...document.defaultStyle },
    })
    .getBuffer();

const signs = once(() => signsOf(readFileSync(fonts.Roboto.normal!)));
const BREAK = 0x0a;
const drawn = (sign: string): boolean =>
  [...sign].every((one) => one.codePointAt(0) === BREAK || signs().has(one.codePointAt(0)!));

/** A sign that the font has not: as its compatible one, as its letter without the accent, or by its number in Unicode. */
function named(sign: string): string {
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  const spelt = [sign.normalize('NFKC'), bare].find((one) => one !== '' && drawn(one));
  return spelt ?? `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** A text as paper can say it: every sign of Latin scripts as it is, others that the font knows too, the rest by name. */
export const printable = (text: string): string =>
  [...legible(text)]
    .map((sign) => (drawn(sign) ? sign : /[\p{M}\p{Cf}\p{Cc}]/u.test(sign) ? '' : named(sign)))
    .join('');
