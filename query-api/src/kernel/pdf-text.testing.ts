import { inflateSync } from 'node:zlib';

/** What a PDF draws: its streams inflated. */
const drawn = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, body]) => {
    try {
      return [inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

/** Glyphs as they are written in hexadecimal. */
const glyphs = (written: string): string =>
  [...written.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('');

/** Text of a PDF in one piece. */
export const textOf = (pdf: Buffer): string => drawn(pdf).map(glyphs).join('');

/** Text of a PDF by line, as it stands on paper: what is of one height, cells with `|` between them. */
export const linesOf = (pdf: Buffer): string[] =>
  drawn(pdf).flatMap((page) => {
    const lines = new Map<string, string>();
    for (const [, height, text] of page.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm[^[]*\[(.*?)\] TJ/g)) {
      const before = lines.get(height!) ?? '';
      lines.set(height!, `${before}${before === '' || before.endsWith(' ') ? '' : '|'}${glyphs(text!)}`);
    }
    return [...lines.values()];
  });

/** Filled rectangles that it draws: a QR code is hundreds of them. */
export const squaresOf = (pdf: Buffer): number =>
  drawn(pdf).reduce((sum, page) => sum + (page.match(/ re$/gm)?.length ?? 0), 0);
