import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

const OWN = path.join('node_modules', '@power');

/** Gives a copy of the checkout in `root` its packages, by links; our own workspaces among them are those of the copy. */
export async function linkPackages(root: string, copy: string): Promise<void> {
  const { workspaces } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const place of ['.', ...workspaces]) {
    const from = path.join(root, place, 'node_modules');
    const to = path.join(copy, place, 'node_modules');
    if (!existsSync(from)) continue;
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from))
      if (name !== path.basename(OWN)) await symlink(path.join(from, name), path.join(to, name));
  }
  await mkdir(path.join(copy, OWN));
  for (const name of await readdir(path.join(root, OWN)))
    await symlink(await readlink(path.join(root, OWN, name)), path.join(copy, OWN, name));
}
