import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * Whether a zip file unpacks to at most so many bytes. It is unpacked to find out, since what it says of itself may be a
 * lie; false also for what is no whole zip, or packed in another way.
 */
export function unpacksWithin(file: Buffer, bytes: number): boolean {
  try {
    const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || file.readUInt32LE(end) !== END) return false;
    let left = bytes;
    let at = file.readUInt32LE(end + 16);
    for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
      if (file.readUInt32LE(at) !== ENTRY) return false;
      const method = file.readUInt16LE(at + 10);
      const packed = file.readUInt32LE(at + 20);
      const local = file.readUInt32LE(at + 42);
      const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const part = file.subarray(data, data + packed);
      if (method !== 0 && method !== 8) return false;
      left -= method === 0 ? packed : packed === 0 ? 0 : inflateRawSync(part, { maxOutputLength: left }).length;
      if (left <= 0) return false;
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    return true;
  } catch {
    return false;
  }
}
