import { parseArgs } from 'node:util';
import { contract } from '@power/domain/contract';
import { callKey } from '@power/domain/kernel/call';
import { runMain } from '../platform/config-error.ts';
import { coverage, misspelt, readSeedCalls, type SeedCall } from '../platform/contract/coverage.ts';
import { clientRoutes, readSeedRoutes } from './launcher/screen-routes.ts';

const USAGE = `Uso: npm run coverage
  Cuenta rutas y llamadas de la especificación (docs/spec) que existen, y nombra las que faltan.`;

/** `npm run coverage`: routes and calls of the specification that there are, and which are missing. Exit code 0 when none is. */
runMain(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(USAGE);
  const routes = readSeedRoutes();
  const there = new Set(clientRoutes());
  const noScreen = routes.filter((route) => !there.has(route));
  const seeds = readSeedCalls();
  const { declared, missing } = coverage(contract, seeds);
  const line = (seed: SeedCall): string =>
    `${callKey({ ...seed, method: seed.method as 'POST' })} (documento ${seed.document})`;
  for (const route of noScreen) console.log(`falta la ruta    ${route}`);
  for (const seed of missing) console.log(`falta la llamada ${line(seed)}`);
  const otherwise = misspelt(contract, seeds);
  for (const text of otherwise) console.log(`mal escrita      ${text}`);
  console.log(`Rutas: ${routes.length - noScreen.length}/${routes.length}`);
  console.log(`Llamadas: ${declared.length}/${seeds.length}`);
  if (noScreen.length + missing.length + otherwise.length > 0) process.exitCode = 1;
});
