import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

interface PdfMake {
  setFonts(fonts: unknown): void;
  setUrlAccessPolicy(allow: (url: string) => boolean): void;
  setLocalAccessPolicy(allow: (path: string) => boolean): void;
  createPdf(document: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

// pdfmake's types describe its browser build; the server build is CommonJS and a single shared object.
const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake') as PdfMake;
pdfmake.setFonts(require('pdfmake/standard-fonts/Helvetica.js'));
// Documents are text and lines: nothing that a customer's name could smuggle in is ever fetched or read from disk.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => !path.includes('/') && !path.includes('\\'));

/** Renders a document definition to a PDF. pdfmake alters what it is given: build the definition anew for each call. */
export const renderPdf = (document: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: 'LETTER',
      pageMargins: [40, 40, 40, 50],
      ...document,
      defaultStyle: { font: 'Helvetica', fontSize: 9, ...document.defaultStyle },
    })
    .getBuffer();

/** Characters outside Windows-1252 have no glyph in the standard fonts; accents and ñ do. */
export const printable = (text: string): string =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018-\u201d\u2022\n]/g, '·');
