/** `npm run calls [-- --check]`: the client's calls, written anew from what the contract declares. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { helpWhenAsked } from './help.mjs';

helpWhenAsked(
  'Uso: npm run calls [-- --check]',
  '  Escribe las llamadas del cliente según el contrato; con --check, solo dice cuáles difieren.',
);

const root = fileURLToPath(new URL('..', import.meta.url));
// The client may already name what is only about to be written.
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'infra'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
await import('./dist/platform/contract/calls-cli.js');
