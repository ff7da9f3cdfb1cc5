import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 1024) return;
  await writeFile(
    `${file}.br`,
    await br(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text asset, so that no server compresses on the fly. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle() {
      const out = path.resolve(config.root, config.build.outDir);
      const files = (await readdir(out, { recursive: true })).filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => compress(path.join(out, name))));
    },
  };
}
