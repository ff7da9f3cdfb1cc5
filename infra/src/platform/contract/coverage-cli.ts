import { contract } from '@power/domain/contract';
import { callKey } from '@power/domain/kernel/call';
import { coverage, misspelt, readSeedCalls, type SeedCall } from './coverage.ts';

/** `node infra/dist/platform/contract/coverage-cli.js`: which calls of the specification are declared, and which are not yet. */
const seeds = readSeedCalls();
const { declared, missing } = coverage(contract, seeds);
const line = (seed: SeedCall): string =>
  `${callKey({ ...seed, method: seed.method as 'POST' })} (documento ${seed.document})`;
for (const seed of declared) console.log(`declarada  ${line(seed)}`);
for (const seed of missing) console.log(`falta      ${line(seed)}`);
for (const text of misspelt(contract, seeds)) console.log(`mal escrita ${text}`);
console.log(`${declared.length} de ${seeds.length} llamadas declaradas`);
