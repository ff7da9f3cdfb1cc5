import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { ConfigError } from '../../platform/config-error.ts';

const MAGIC = Buffer.from('POWERCIFRADO1\n');
const [SALT, NONCE, TAG] = [16, 12, 16];
const HEAD = MAGIC.length + SALT + NONCE;
/** Bytes that one key and nonce may hide: less than what AES-GCM allows (64 GiB). */
export const MOST_BYTES = 60 * 1024 ** 3;

const keyOf = (secret: string, salt: Buffer): Buffer => scryptSync(secret, salt, 32, { N: 1 << 15, maxmem: 64 << 20 });

/** Hides what runs through it (AES-256-GCM, key by scrypt from `secret`): salt and nonce before, the tag behind. */
export function encrypting(secret: string): Transform {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
  let seen = 0;
  const hiding = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length;
      if (seen > MOST_BYTES)
        return done(new ConfigError('El respaldo es demasiado grande para una sola llave: hazlo sin cifrar.'));
      done(null, cipher.update(chunk));
    },
    flush(done: TransformCallback) {
      done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    },
  });
  hiding.push(Buffer.concat([MAGIC, salt, nonce]));
  return hiding;
}

/** Whether a file begins as one that was made by {@link encrypting}. */
export function isEncrypted(file: string): boolean {
  return head(file).subarray(0, MAGIC.length).equals(MAGIC);
}

/**
 * What a file made by {@link encrypting} holds. The stream fails at its end with a {@link ConfigError} when the secret is
 * another or a byte was changed: whoever reads must not act before that.
 */
export function decrypted(file: string, secret: string): NodeJS.ReadableStream {
  const start = head(file);
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  const tag = Buffer.alloc(TAG);
  readSync(descriptor, tag, 0, TAG, Math.max(0, size - TAG));
  closeSync(descriptor);
  if (size < HEAD + TAG) throw new ConfigError(`${file} está incompleto.`);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(secret, start.subarray(MAGIC.length, MAGIC.length + SALT)),
    start.subarray(MAGIC.length + SALT, HEAD),
  ).setAuthTag(tag);
  const shown = new Transform({
    transform: (chunk: Buffer, _encoding, done: TransformCallback) => done(null, decipher.update(chunk)),
    flush(done: TransformCallback) {
      try {
        done(null, decipher.final());
      } catch {
        done(new ConfigError('La llave no es la de este respaldo, o el archivo fue cambiado.'));
      }
    },
  });
  return createReadStream(file, { start: HEAD, end: size - TAG - 1 })
    .on('error', (error) => shown.destroy(error))
    .pipe(shown);
}

function head(file: string): Buffer {
  const bytes = Buffer.alloc(HEAD);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, HEAD, 0);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
