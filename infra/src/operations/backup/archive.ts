import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { ConfigError } from '../../platform/config-error.ts';
import { decrypted, encrypting, isEncrypted } from './cipher.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** What is put into an archive: bytes of which the number is known before. */
export interface ArchiveWriter {
  /** Adds an entry of exactly `size` bytes; resolves with their SHA-256. Throws when there are fewer. */
  add(name: string, size: number, bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string>;
  /** Adds the manifest and closes; the archive is on the disk when it resolves. */
  finish(manifest: Manifest): Promise<void>;
}

/** Makes an archive (tar, gzip, encrypted when a secret is given), readable by its owner alone. Whoever gives up removes the file. */
export function writeArchive(file: string, secret: string | undefined): ArchiveWriter {
  const tar = pack();
  const steps = [createGzip({ level: 4 }), ...(secret === undefined ? [] : [encrypting(secret)])];
  const written = pipeline([
    tar as unknown as NodeJS.ReadableStream,
    ...steps,
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  ]);
  // Told to whoever adds next.
  written.catch(() => undefined);
  const add: ArchiveWriter['add'] = async (name, size, bytes) => {
    const sum = createHash('sha256');
    const entry = tar.entry({ name, size, mode: 0o600 }) as NodeJS.WritableStream;
    let failed: Error | undefined;
    entry.on('error', (error: Error) => (failed = error));
    for await (const chunk of bytes) {
      if (failed) throw failed;
      sum.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written]);
    }
    entry.end();
    await Promise.race([once(entry, 'close'), written]);
    return sum.digest('hex');
  };
  return {
    add,
    async finish(manifest) {
      const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      await add(MANIFEST, text.length, [text]);
      tar.finalize();
      await written;
      const handle = await open(file, 'r+');
      await handle.sync();
      await handle.close();
    },
  };
}

/** An entry of an archive; its bytes must be read before the next one. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Entries of an archive in their order. Throws {@link ConfigError} when the file is no archive, cut short, changed or another secret's. */
export async function* readArchive(file: string, secret: string | undefined): AsyncGenerator<ArchiveEntry> {
  if (!existsSync(file)) throw new ConfigError(`No hay un respaldo en ${file}.`);
  const hidden = isEncrypted(file);
  if (hidden && secret === undefined)
    throw new ConfigError('El respaldo está cifrado: indica su llave con --key-file o RESPALDO_LLAVE.');
  const tar = extract();
  const fed = pipeline([hidden ? decrypted(file, secret!) : createReadStream(file), createGunzip(), tar]);
  fed.catch(() => undefined);
  // What went wrong first is in the pipeline; whoever reads the tar only hears that it ended.
  const told = async (error: Error): Promise<Error> => {
    const cause = await fed.then(
      () => error,
      (first: Error) => first,
    );
    return cause instanceof ConfigError ? cause : new ConfigError(refusal(file, cause));
  };
  async function* bytesOf(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* entry;
    } catch (error) {
      throw await told(error as Error);
    }
  }
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: bytesOf(entry as AsyncIterable<Buffer>) };
    await fed;
  } catch (error) {
    throw await told(error as Error);
  }
}

/** Of the file itself, or of what is in it. */
const refusal = (file: string, { code }: Error & { code?: string }): string =>
  code !== undefined && /^E[A-Z]+$/.test(code)
    ? `No se puede leer el respaldo ${file} (${code}).`
    : `${file} no es un respaldo completo.`;
