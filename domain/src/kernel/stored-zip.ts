const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let rest = n;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = CRC[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** 1 January 1980, where the days of zip files begin. */
const FIRST_DAY = 0x21;

/** An instant as zip files have it, in UTC; without one their first midnight. */
const dosTime = (at: Date | undefined): readonly [time: number, day: number] =>
  at === undefined
    ? [0, FIRST_DAY]
    : [
        (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
        ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
      ];

/** Numbers of two or four bytes, the least byte first. */
function numbers(...all: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    all.flatMap(([value, bytes]) => [0, 8, 16, 24].slice(0, bytes).map((by) => (value >>> by) & 255)),
  );
}

/** A zip file of these texts and files as they are, by path: what browsers cannot pack, and what is packed already. `dated`: the instant that they bear. */
export function storedZip(parts: Readonly<Record<string, string | Uint8Array>>, dated?: Date): Uint8Array<ArrayBuffer> {
  const [time, day] = dosTime(dated);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, part] of Object.entries(parts)) {
    const name = utf8(path);
    const content = typeof part === 'string' ? utf8(part) : Uint8Array.from(part);
    const size = content.length;
    const about = [
      [0x800, 2],
      [0, 2],
      [time, 2],
      [day, 2],
      [crcOf(content), 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
    ] as const;
    pieces.push(numbers([0x04034b50, 4], [20, 2], ...about, [0, 2]), name, content);
    directory.push(
      numbers([0x02014b50, 4], [20, 2], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      name,
    );
    at += 30 + name.length + size;
  }
  const count = Object.keys(parts).length;
  const length = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [at, 4], [0, 2]);
  const whole = new Uint8Array(at + length + end.length);
  let next = 0;
  for (const piece of [...pieces, ...directory, end]) {
    whole.set(piece, next);
    next += piece.length;
  }
  return whole;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));
