import { spawnSync } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const NOBODY = 65534;

/** How to start a program that refuses to be root. `prefix` goes before the program and its arguments. */
export interface RunAs {
  kind: 'self' | 'namespace' | 'capability' | 'identity';
  prefix: string[];
  uid?: number;
  gid?: number;
}

const namespace: RunAs = {
  kind: 'namespace',
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
};
const capability: RunAs = {
  kind: 'capability',
  prefix: [
    'setpriv',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ],
};

/**
 * PostgreSQL refuses root. In order: a user namespace (files stay root's), an unprivileged user that
 * may still read where only root may (a clone under a 0700 home in a container), that user alone.
 */
export function chooseRunAs(only?: RunAs['kind']): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self', prefix: [] };
  for (const way of [namespace, capability]) {
    if (only && way.kind !== only) continue;
    const [program = '', ...args] = way.prefix;
    if (spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0) return way;
  }
  return { kind: 'identity', prefix: [], uid: NOBODY, gid: NOBODY };
}

/** Makes the file or folder, and all in it, belong to whom PostgreSQL will run as. Does nothing unless we are root. */
export async function ownFolder(folder: string, as: RunAs): Promise<void> {
  if (as.kind === 'self') return;
  const id = as.kind === 'namespace' ? 0 : NOBODY;
  const found = await stat(folder);
  if (found.uid === id) return;
  await chown(folder, id, id);
  if (!found.isDirectory()) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(path.join(entry.parentPath, entry.name), id, id);
  }
}
