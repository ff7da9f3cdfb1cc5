import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { linkPackages } from '../testing/link-packages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const WORKSPACES = ['domain', 'infra', 'command-api', 'projector', 'query-api', 'frontend'];

/**
 * A copy of this checkout in which a recipe may write: the sources of domain and client, the `whole` of them, or all with
 * packages and what is compiled.
 */
export async function copyCheckout({ buildable = false, whole = false } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'power-recipe-'));
  const copy = (name: string) => cp(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of buildable || whole ? WORKSPACES : ['domain', 'frontend']) {
    await copy(`${name}/src`);
    if (!buildable) continue;
    for (const file of ['package.json', 'tsconfig.json', 'dist']) await copy(`${name}/${file}`);
  }
  if (buildable) {
    for (const file of await readdir(root)) if (/\.(json|mjs|jsonc)$|^\.oxfmtrc/.test(file)) await copy(file);
    for (const file of await readdir(path.join(root, 'infra'))) if (file.endsWith('.mjs')) await copy(`infra/${file}`);
    await copy('infra/recipes');
    await copy('infra/checks');
    await linkPackages(root, folder);
  }
  return {
    folder,
    run: (...args: readonly string[]) =>
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } }),
    /** `npm run new -- …` on the copy. */
    make: (...args: readonly string[]) =>
      spawnSync(process.execPath, [path.join(root, 'infra/new.mjs'), '--root', folder, ...args], { encoding: 'utf8' }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
