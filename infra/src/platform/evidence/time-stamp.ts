/** A part of a DER message: its tag, its content, and itself whole. */
interface Part {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

const INTEGER = 0x02;
const OCTETS = 0x04;
const OBJECT = 0x06;
const SEQUENCE = 0x30;
const TIME = 0x18;

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const short = content.length < 0x80;
  const size = short ? [content.length] : [...Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex')];
  return Buffer.concat([Buffer.from([tag, ...(short ? size : [0x80 + size.length, ...size])]), content]);
}

/** The parts of a constructed value. Throws when it ends in the middle of one. */
function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at + 1] ?? 0;
    const lengthBytes = first < 0x80 ? 0 : first - 0x80;
    const begin = at + 2 + lengthBytes;
    const size = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
    if (lengthBytes > 4 || begin + size > bytes.length) throw new RangeError('DER ends in the middle of a part');
    parts.push({
      tag: bytes[at]!,
      content: bytes.subarray(begin, begin + size),
      whole: bytes.subarray(at, begin + size),
    });
    at = begin + size;
  }
  return parts;
}

/** `2.16.840.1.101.3.4.2.1` with its empty parameters. */
const SHA256 = der(SEQUENCE, der(OBJECT, Buffer.from('608648016503040201', 'hex')), der(0x05));
/** `1.2.840.113549.1.9.16.1.4`: what a time stamp says. */
const TST_INFO = Buffer.from('060b2a864886f70d0109100104', 'hex');

const imprint = (digest: Buffer): Buffer => der(SEQUENCE, SHA256, der(OCTETS, digest));
/** A positive number of DER: its first bit is no sign. */
const number = (nonce: Buffer): Buffer => der(INTEGER, Buffer.from([0x00]), nonce);

/**
 * Request of a time stamp for a sha-256 (RFC 3161, 2.4.1), with the authority's certificate in the answer. `nonce`: 8 random
 * bytes, the first of them at least 0x80.
 */
export const timeStampRequest = (digest: Buffer, nonce: Buffer): Buffer =>
  der(SEQUENCE, der(INTEGER, Buffer.from([1])), imprint(digest), number(nonce), der(0x01, Buffer.from([0xff])));

/** `20261127051200Z` or with a fraction of a second, as ISO. */
function instantOf(text: string): string {
  const [, year, month, day, hour, minute, second, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text) ?? [];
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`);
  return instant.toISOString();
}

/** What the authority said, once it is sure that it said it of this digest: the instant of its own clock. */
export type TimeStamp = { readonly instante: string } | { readonly error: string };

/**
 * Reads an answer (RFC 3161, 2.4.2): granted, of this digest and this request. The authority's signature is not checked here:
 * whoever doubts does so with `openssl ts -verify` and a certificate of their own choice.
 */
export function readTimeStamp(answer: Buffer, digest: Buffer, nonce: Buffer): TimeStamp {
  try {
    const [response] = partsOf(answer);
    const [status, token] = partsOf(response!.content);
    const [granted] = partsOf(status!.content);
    const code = granted!.content.at(-1)!;
    if (code > 1 || !token) return { error: `La autoridad de sellado no dio el sello (estado ${code}).` };
    const at = token.whole.indexOf(TST_INFO);
    if (at < 0) return { error: 'La autoridad de sellado respondió algo que no es un sello de tiempo.' };
    // What it says lies in an octet string behind its name.
    const [wrapped] = partsOf(token.whole.subarray(at + TST_INFO.length, token.whole.length));
    const [octets] = partsOf(wrapped!.content);
    const [info] = partsOf(octets!.content);
    const parts = partsOf(info!.content);
    const said = parts.find(({ tag }) => tag === TIME);
    if (!said || !info!.content.includes(imprint(digest)) || !parts.some(({ whole }) => whole.equals(number(nonce))))
      return { error: 'El sello de tiempo no es de lo que se pidió sellar.' };
    return { instante: instantOf(said.content.toString('latin1')) };
  } catch {
    return { error: 'La autoridad de sellado respondió algo que no es un sello de tiempo.' };
  }
}
