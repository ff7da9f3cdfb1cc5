import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
/** What a size says that stands elsewhere, as it does in large archives. */
const ELSEWHERE = 0xffffffff;

interface Part {
  readonly method: number;
  readonly packed: Buffer;
}

/** Thrown when a part unpacks to more than is left to be read. */
export class TooMuch extends Error {}

/** Bytes that may still be unpacked of one file, whatever it says of itself. */
export interface Budget {
  left: number;
}

/** Parts of a zip file by name, still packed; undefined when it is no whole one. */
export function partsOf(file: Buffer): ReadonlyMap<string, Part> | undefined {
  const parts = new Map<string, Part>();
  try {
    const end = file.lastIndexOf(END);
    if (end < 0) return undefined;
    let at = file.readUInt32LE(end + 16);
    for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
      if (file.readUInt32LE(at) !== ENTRY) return undefined;
      const name = at + 46 + file.readUInt16LE(at + 28);
      const extra = name + file.readUInt16LE(at + 30);
      const local = file.readUInt32LE(at + 42);
      const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const size = file.readUInt32LE(at + 20);
      const packed = size === ELSEWHERE ? largeSize(file.subarray(name, extra), file.readUInt32LE(at + 24)) : size;
      parts.set(
        file
          .toString('utf8', at + 46, name)
          .replaceAll('\\', '/')
          .toLowerCase(),
        {
          method: file.readUInt16LE(at + 10),
          packed: file.subarray(data, data + packed),
        },
      );
      at = extra + file.readUInt16LE(at + 32);
    }
  } catch {
    return undefined;
  }
  return parts;
}

/** A packed size of 64 bits, which comes after the unpacked one where that is such a one too. */
function largeSize(extra: Buffer, unpacked: number): number {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) return Number(extra.readBigUInt64LE(at + (unpacked === ELSEWHERE ? 12 : 4)));
  return 0;
}

/** A part piece by piece, unpacked off this thread; whoever stops listening unpacks no more. Throws {@link TooMuch}. */
export async function* unpacked({ method, packed }: Part, budget: Budget): AsyncGenerator<Buffer> {
  if (method !== 0 && method !== 8) throw new Error(`Packed by method ${method}`);
  const source = method === 0 ? Readable.from([packed]) : createInflateRaw({ chunkSize: 65_536 });
  if (method === 8) (source as ReturnType<typeof createInflateRaw>).end(packed);
  for await (const piece of source as AsyncIterable<Buffer>) {
    budget.left -= piece.length;
    if (budget.left < 0) throw new TooMuch();
    yield piece;
  }
}
