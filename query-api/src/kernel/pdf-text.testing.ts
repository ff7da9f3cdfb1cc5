import { inflateSync } from 'node:zlib';

/** Objects of a PDF by number: what they say, and their streams inflated. */
function objectsOf(pdf: Buffer): Map<string, { readonly says: string; readonly stream?: string }> {
  const objects = new Map<string, { says: string; stream?: string }>();
  for (const [, number, body] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [says, packed] = body!.split(/stream\r?\n/);
    let stream: string | undefined;
    try {
      if (packed !== undefined) stream = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      // Not packed, or no text.
    }
    objects.set(number!, { says: says!, ...(stream !== undefined && { stream }) });
  }
  return objects;
}

/** What each glyph of a font stands for, by the table that it brings along for whoever copies from the paper. */
function signsOf(table: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, first, list] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g))
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex], n) => {
      const sign = Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      signs.set(parseInt(first!, 16) + n, sign);
    });
  return signs;
}

interface Piece {
  readonly height: string;
  readonly text: string;
}

/** Texts of a PDF page by page, in the order in which they are drawn. */
function pagesOf(pdf: Buffer): Piece[][] {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const fonts = new Map<string, Map<number, string>>();
  for (const { says } of all)
    for (const [, name, at] of says.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(at!)?.says ?? '')?.[1];
      if (table !== undefined) fonts.set(name!, signsOf(objects.get(table)?.stream ?? ''));
    }
  return all.flatMap(({ stream }) => {
    const found = [...(stream ?? '').matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\s+\/(F\d+) [\d.]+ Tf[^[]*\[(.*?)\] TJ/g)].map(
      ([, height, font, written]) => ({
        height: height!,
        text: [...written!.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((glyph) => fonts.get(font!)?.get(parseInt(glyph, 16)) ?? '')
          .join(''),
      }),
    );
    return found.length > 0 ? [found] : [];
  });
}

/** Text of a PDF in one piece. */
export const textOf = (pdf: Buffer): string =>
  pagesOf(pdf)
    .flatMap((page) => page.map(({ text }) => text))
    .join('');

/** Text of a PDF by line, as it stands on paper: what is of one height, cells with `|` between them. */
export const linesOf = (pdf: Buffer): string[] =>
  pagesOf(pdf).flatMap((page) => {
    const lines = new Map<string, string>();
    for (const { height, text } of page) {
      const before = lines.get(height) ?? '';
      lines.set(height, `${before}${before === '' || before.endsWith(' ') ? '' : '|'}${text}`);
    }
    return [...lines.values()];
  });

/** Filled rectangles that it draws: a QR code is hundreds of them. */
export const squaresOf = (pdf: Buffer): number =>
  [...objectsOf(pdf).values()].reduce((sum, { stream }) => sum + (stream?.match(/ re$/gm)?.length ?? 0), 0);
