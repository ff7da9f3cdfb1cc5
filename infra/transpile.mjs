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
    transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
    rewriteRelativeImportExtensions: true,
  },
};

const optionsFor = (name) => ({
  ...OPTIONS,
  jsc: { ...OPTIONS.jsc, parser: { syntax: 'typescript', tsx: name.endsWith('.tsx') } },
});
/** Sources that are under way at once: the compiler has threads of its own. */
const AT_ONCE = 32;

async function write(folder, name) {
  const { code, map } = await transformFile(path.join(folder, 'src', name), optionsFor(name));
  const target = path.join(folder, 'dist', name.replace(/\.tsx?$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.map`, map);
  writeFileSync(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
}

/**
 * Writes `dist/….js` of these sources of `folder` (a workspace's), named from its `src`; all of them unless named.
 * Rejects, with the place in its message, where a source cannot be read as TypeScript.
 */
export async function transpile(folder, names = globSync(path.join(folder, 'src'), /(?<!\.d)\.tsx?$/)) {
  for (let n = 0; n < names.length; n += AT_ONCE)
    await Promise.all(names.slice(n, n + AT_ONCE).map((name) => write(folder, name)));
}
