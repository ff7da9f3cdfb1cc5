import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';

/** What is told of a document as it is read; names without their prefix, which every program chooses for itself. */
export interface Walker {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** True once nothing more is wanted. */
  done?(): boolean;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads an XML document in pieces. Throws when it is not well-formed; entities of its own are not known, and so harmless. */
export async function walkXml(pieces: AsyncIterable<Buffer>, walker: Walker): Promise<void> {
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => walker.open?.(local(name), attributes as Record<string, string>));
  parser.on('closetag', ({ name }) => walker.close?.(local(name)));
  parser.on('text', (text) => walker.text?.(text));
  parser.on('cdata', (text) => walker.text?.(text));
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(
      piece[0] === 0xff && piece[1] === 0xfe
        ? 'utf-16le'
        : piece[0] === 0xfe && piece[1] === 0xff
          ? 'utf-16be'
          : 'utf-8',
    );
    parser.write(decoder.decode(piece, { stream: true }));
    if (walker.done?.()) return;
  }
  parser.close();
}

/** An attribute by its name without prefix. */
export const attribute = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([full]) => full.endsWith(`:${name}`))?.[1];
