/** `npm run check:long [-- --kills 200]`: what takes long and rarely breaks, to be run before something big is called done. */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../build.mjs';
import { helpWhenAsked } from '../help.mjs';
import { runJestSuites } from './jest-report.mjs';
import { recordTime, writeTimes } from './times.mjs';

helpWhenAsked(
  'Uso: npm run check:long [-- --kills 200]',
  '  Lo que tarda y rara vez falla: rondas largas de fallas, el reloj movido de ida y vuelta, 60 términos forzados (o los',
  '  que pidas), diez minutos de empresas simuladas, la prueba de que hallan fallas puestas a propósito, cada consulta con todas sus variantes como cada perfil, y cada',
  '  pantalla en todos sus tamaños y temas.',
);

const root = path.resolve(import.meta.dirname, '../..');
const given = process.argv.slice(2);
const LIMIT_MINUTES = 60;
/** With 200 the faults alone take 53 minutes (docs/PERFORMANCE.md): `npm run faults -- --kills 200`. */
const KILLS = 60;
const started = Date.now();

/** Runs a part and records how long it took. */
async function timed(name, work) {
  const from = Date.now();
  const result = await work();
  recordTime('steps', name, Date.now() - from);
  return result;
}

await timed('build and types', () => build(console.log));
const tests = await timed('jest', () =>
  runJestSuites(root, ['(\\.long|row-scope-\\d\\.integration|contract/surface)\\.test\\.ts$', '--runInBand']),
);
const faults = await timed('faults', () =>
  spawnSync(
    process.execPath,
    [path.join(root, 'infra/dist/laboratory/faults/main.js'), ...(given.length ? given : ['--kills', String(KILLS)])],
    { cwd: root, stdio: 'inherit' },
  ),
);
const simulation = await timed('simulation', () =>
  spawnSync(process.execPath, [path.join(root, 'infra/dist/laboratory/simulation/main.js'), '--minutes', '10'], {
    cwd: root,
    stdio: 'inherit',
  }),
);
const proof = await timed('proof of the simulation', () =>
  spawnSync(process.execPath, [path.join(root, 'infra/dist/laboratory/simulation/proof/main.js')], {
    cwd: root,
    stdio: 'inherit',
  }),
);
// It says how it is used itself where it is loaded with --help.
const { runBrowserTests } = await import('./browser.mjs');
const screens = await timed('browser', () => runBrowserTests('.long'));
writeTimes(root, 'times-long.json');
for (const line of [...tests.notRun, ...screens.notRun]) console.log(`Not run: ${line}`);
const parts = {
  'Long tests': tests.failed === 0,
  faults: faults.status === 0,
  simulation: simulation.status === 0,
  'proof of the simulation': proof.status === 0,
  screens: screens.failed === 0,
};
const minutes = (Date.now() - started) / 60_000;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
console.log(
  `${Object.entries(parts)
    .map(([name, passed]) => `${name} ${passed ? 'passed' : 'failed'}`)
    .join(', ')} on ${commit} in ${minutes.toFixed(1)} min${minutes > LIMIT_MINUTES ? ` (over ${LIMIT_MINUTES})` : ''}`,
);
process.exit(Object.values(parts).every(Boolean) ? 0 : 1);
