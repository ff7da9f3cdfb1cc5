import { type Section, withPostgres } from '../bench.ts';
import { saved } from './saved.ts';
import { sealed } from './sealed.ts';
import { signing } from './signing.ts';

/** What it costs to prove the log, and to save and restore a system. */
export const evidence: Section = {
  name: 'evidence',
  run: async (bench) => [
    ...(await withPostgres((url) => signing(url, bench))),
    ...(await withPostgres((url) => sealed(url, bench))),
    ...(await saved(bench)),
  ],
};
