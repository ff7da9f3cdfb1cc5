/** `npm run check:long [-- --kills 200]`: what takes long and rarely breaks, to be run before something big is called done. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../build.mjs';
import { helpWhenAsked } from '../help.mjs';
import { runJest } from './jest.mjs';

helpWhenAsked(
  'Uso: npm run check:long [-- --kills 200]',
  '  Lo que tarda y rara vez falla: rondas largas de fallas, el reloj movido de ida y vuelta, 200 términos forzados,',
  '  y cada consulta con todas sus variantes como cada perfil.',
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
console.log(`Long tests ${tests === 0 ? 'passed' : 'failed'}, faults ${faults.status === 0 ? 'passed' : 'failed'}`);
process.exit(tests === 0 && faults.status === 0 ? 0 : 1);
