/** `npm run check:long [-- --kills 200]`: what takes long and rarely breaks, to be run before something big is called done. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../build.mjs';
import { helpWhenAsked } from '../help.mjs';
import { runJest } from './jest.mjs';

helpWhenAsked(
  'Uso: npm run check:long [-- --kills 200]',
  '  Lo que tarda y rara vez falla: rondas largas de fallas, el reloj movido de ida y vuelta, 200 términos forzados,',
  '  cada consulta con todas sus variantes como cada perfil, y cada pantalla en todos sus tamaños y temas.',
);

const root = path.resolve(import.meta.dirname, '../..');
const given = process.argv.slice(2);

await build(console.log);
const tests = runJest([
  '(\\.long|row-scope-\\d\\.integration|contract/surface)\\.test\\.ts$',
  '--runInBand',
  '--forceExit',
]);
const faults = spawnSync(
  process.execPath,
  [path.join(root, 'infra/dist/laboratory/faults/main.js'), ...(given.length ? given : ['--kills', '200'])],
  { cwd: root, stdio: 'inherit' },
);
// It says how it is used itself where it is loaded with --help.
const { runBrowserTests } = await import('./browser.mjs');
const screens = await runBrowserTests('.long');
for (const line of screens.notRun) console.log(`Not run: ${line}`);
const parts = { 'Long tests': tests === 0, faults: faults.status === 0, screens: screens.failed === 0 };
console.log(
  Object.entries(parts)
    .map(([name, passed]) => `${name} ${passed ? 'passed' : 'failed'}`)
    .join(', '),
);
process.exit(Object.values(parts).every(Boolean) ? 0 : 1);
