import { spawnSync } from 'node:child_process';

/** Makes git run the hooks of this folder in the checkout at `root`, unless its owner has chosen others. */
export function useHooks(root) {
  const config = (...args) => spawnSync('git', ['config', '--local', ...args], { cwd: root, encoding: 'utf8' });
  if (config('--get', 'core.hooksPath').stdout?.trim()) return;
  config('core.hooksPath', 'infra/hooks');
}
