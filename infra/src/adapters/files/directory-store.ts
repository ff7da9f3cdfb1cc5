import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../platform/files/file-store.ts';

/** Files in a folder of this machine, or of a volume that the services share: `ab/cdef…`, readable by their owner alone. */
export function directoryStore(folder: string): FileStore {
  const placeOf = (sha256: string): string => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('not a hash');
    return path.join(folder, sha256.slice(0, 2), sha256.slice(2));
  };
  const has = (sha256: string): Promise<boolean> =>
    stat(placeOf(sha256)).then(
      () => true,
      () => false,
    );
  return {
    has,
    async receive(body, limit) {
      const incoming = path.join(folder, 'entrando');
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const file = path.join(incoming, randomUUID());
      const hash = createHash('sha256');
      const drop = () => rm(file, { force: true });
      const out = await open(file, 'wx', 0o600);
      let bytes = 0;
      try {
        // Whoever sends too much still hears why: the stream is left as it is.
        for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > limit) break;
          hash.update(chunk);
          await out.write(chunk);
        }
      } catch (error) {
        await out.close();
        await drop();
        throw error;
      }
      await out.close();
      if (bytes > limit) {
        await drop();
        return undefined;
      }
      const sha256 = hash.digest('hex');
      return {
        path: file,
        bytes,
        sha256,
        drop,
        keep: async () => {
          const place = placeOf(sha256);
          await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
          // The same bytes may be there already: a rename in their place changes nothing.
          await rename(file, place);
        },
      };
    },
    open: async (sha256) => ((await has(sha256)) ? createReadStream(placeOf(sha256)) : undefined),
  };
}
