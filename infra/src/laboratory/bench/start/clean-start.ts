import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { withFolder } from '../bench.ts';
import { type Figure, limit } from '../figure.ts';
import { ROOT, started } from './started.ts';

/** What a clone does not bring. */
const NOT_CLONED = /^(node_modules|dist|\.git|\.data|.*\.tsbuildinfo)$/;

/** `npm start` in a clone that has its packages and nothing else, with the whole demo company, until GET /health answers 200. */
export const cleanStart = (): Promise<Figure> =>
  withFolder(async (folder) => {
    const clone = path.join(folder, 'clone');
    await cp(ROOT, clone, {
      recursive: true,
      filter: (file) => file === ROOT || !NOT_CLONED.test(path.basename(file)),
    });
    const { workspaces } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    for (const workspace of ['.', ...workspaces]) await linkPackages(workspace, clone);
    const { ready } = await started(clone, path.join(folder, 'data'), 'full');
    return limit(60, {
      what: 'clean clone with its packages, until usable with the whole demo',
      unit: 's',
      values: [ready / 1000],
    });
  });

/** The packages of `ROOT`, but for the workspaces among them, which are the clone's own. */
async function linkPackages(workspace: string, clone: string): Promise<void> {
  const from = path.join(ROOT, workspace, 'node_modules');
  const to = path.join(clone, workspace, 'node_modules');
  if (!existsSync(from)) return;
  const own = '@power';
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== own) await symlink(path.join(from, name), path.join(to, name));
  }
  if (workspace !== '.') return;
  await mkdir(path.join(to, own));
  for (const name of await readdir(path.join(from, own)))
    await symlink(await readlink(path.join(from, own, name)), path.join(to, own, name));
}
