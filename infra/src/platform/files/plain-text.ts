import { byLikeness } from './code-pages.ts';

/** A file of text, and by which code page it was read where that is not what everybody writes today. */
export interface PlainText {
  readonly text: string;
  readonly page?: string;
}

/**
 * What a file of text says: UTF-8, UTF-16 of either order (Excel's *Texto Unicode*), or the code page of Windows, MS-DOS or
 * Macintosh with which it reads like Spanish. Undefined for what is no text.
 */
export function readText(file: Buffer): PlainText | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(file) };
  if (file[0] === 0xfe && file[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(file) };
  if (file.includes(0)) return withoutMark(file);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file) };
  } catch {
    const { name, text } = byLikeness(file);
    return { text, ...(name !== 'Windows' && { page: name }) };
  }
}

export const plainText = (file: Buffer): string | undefined => readText(file)?.text;

/** UTF-16 without its mark: of text in Latin letters every other byte is zero. */
function withoutMark(file: Buffer): PlainText | undefined {
  const head = file.subarray(0, 4096);
  const zeros = [0, 0];
  head.forEach((byte, n) => {
    if (byte === 0) zeros[n % 2]! += 1;
  });
  const [high, low] = zeros as [number, number];
  const most = head.length * 0.4;
  if (file.length % 2 !== 0 || Math.min(high, low) > 0 || Math.max(high, low) < most) return undefined;
  const order = high > low ? 'UTF-16BE' : 'UTF-16LE';
  return { text: new TextDecoder(order.toLowerCase()).decode(file), page: order };
}
