import type { Etiqueta } from '@power/domain/labels/events';
import { legible } from '@power/domain/kernel/text';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printable } from '../kernel/pdf.ts';
import { qrPath } from '../kernel/qr.ts';

/** Points of a millimetre. */
const MM = 72 / 25.4;
/** Quiet zone of a QR, in modules: without it no reader finds the code. */
const QUIET = 4;

const qrSvg = (text: string): string => {
  const { size, d } = qrPath(text);
  const side = size + 2 * QUIET;
  return `<svg viewBox="${-QUIET} ${-QUIET} ${side} ${side}"><path d="${d}" fill="#000"/></svg>`;
};

const one = ({ carga, titulo, detalle }: Etiqueta, side: number) => ({
  columns: [
    { svg: qrSvg(carga), width: side, height: side },
    {
      width: '*',
      margin: [4, 8, 4, 0] as [number, number, number, number],
      stack: [
        { text: printable(titulo), bold: true, fontSize: titulo.length > 18 ? 9 : 13 },
        { text: printable(detalle), fontSize: 8, margin: [0, 3, 0, 0] as [number, number, number, number] },
      ],
    },
  ],
});

const times = (labels: readonly Etiqueta[], copias: number): Etiqueta[] =>
  labels.flatMap((label) => Array.from({ length: copias }, () => label));

/** Two columns of 100 × 50 mm on A4. */
const COLUMNS = 2;

/** Labels as pages: a sheet of A4, or one label a page of 100 × 50 mm. */
export function labelPages(
  formato: 'A4' | '100x50',
  labels: readonly Etiqueta[],
  copias: number,
): TDocumentDefinitions {
  const all = times(labels, copias);
  if (formato === '100x50')
    return {
      pageSize: { width: 100 * MM, height: 50 * MM },
      pageMargins: [2 * MM, 3 * MM, 2 * MM, 2 * MM],
      content: all.map((label, n) => ({
        ...one(label, 43 * MM),
        ...(n > 0 && { pageBreak: 'before' as const }),
      })),
    };
  const rows = Array.from({ length: Math.ceil(all.length / COLUMNS) }, (_, n) =>
    Array.from({ length: COLUMNS }, (_c, m) => {
      const label = all[n * COLUMNS + m];
      return label ? one(label, 43 * MM) : { text: '' };
    }),
  );
  return {
    pageSize: 'A4',
    pageMargins: [5 * MM, 8 * MM, 5 * MM, 8 * MM],
    content: [
      { table: { widths: ['*', '*'], heights: 50 * MM, body: rows, dontBreakRows: true }, layout: 'noBorders' },
    ],
  };
}

/** A field of ZPL: what steers the printer is written by number. */
const field = (text: string): string =>
  [...new TextEncoder().encode(legible(text))]
    .map((byte) =>
      byte < 0x20 || byte > 0x7e || '^~_'.includes(String.fromCharCode(byte))
        ? `_${byte.toString(16).padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('');

/** The same for a label printer of 203 dpi: 100 × 50 mm. */
export const labelZpl = (labels: readonly Etiqueta[], copias: number): string =>
  labels
    .map(({ carga, titulo, detalle }) =>
      [
        '^XA^CI28^PW799^LL400',
        `^FO30,40^BQN,2,8^FH^FDMA,${field(carga)}^FS`,
        `^FO360,70^A0N,40,36^FB410,2,0,L^FH^FD${field(titulo)}^FS`,
        `^FO360,190^A0N,26,24^FB410,5,0,L^FH^FD${field(detalle)}^FS`,
        `^PQ${copias}^XZ`,
      ].join('\n'),
    )
    .join('\n');
