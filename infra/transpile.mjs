/** Sources of a workspace as Node runs them, without a look at their types: milliseconds where tsc needs seconds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { globSync } from './checks/glob.mjs';

/** As `tsconfig.base.json` says it to tsc. */
const OPTIONS = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    transform: { verbatimModuleSyntax: true },
    experimental: { keepImportAttributes: true },
    rewriteRelativeImportExtensions: true,
  },
};

/**
 * Writes `dist/….js` of these sources of `folder` (a workspace's), named from its `src`; all of them unless named.
 * Rejects, with the place in its message, where a source cannot be read as TypeScript.
 */
export async function transpile(folder, names = globSync(path.join(folder, 'src'), /(?<!\.d)\.ts$/)) {
  for (const name of names) {
    const { code, map } = await transformFile(path.join(folder, 'src', name), OPTIONS);
    const target = path.join(folder, 'dist', name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.map`, map);
    writeFileSync(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
  }
}
